import torch
from torch.utils.data import DistributedSampler

correct = torch.tensor([0, 0, 1, 1, 1, 1, 1, 1, 1, 1])
for drop_last in (False, True):
    seen = []
    for rank in range(4):
        sampler = DistributedSampler(
            correct, 4, rank, shuffle=False, drop_last=drop_last
        )
        print(f"rank {rank}:", list(sampler))
        seen += sampler
    print(f"{len(seen)} rows, accuracy {correct[seen].float().mean():.3f}")
print(f"the truth: {len(correct)} rows, {correct.float().mean():.3f}")
