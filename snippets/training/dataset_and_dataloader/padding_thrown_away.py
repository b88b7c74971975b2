import torch
from torch.utils.data import DataLoader

torch.manual_seed(0)
lengths = torch.randint(5, 200, (2000,))


def padding(batches):
    padded = sum(len(batch) * lengths[batch].max() for batch in batches)
    return 1 - (lengths.sum() / padded).item()


shuffled = list(torch.randperm(2000).split(20))
pools = torch.randperm(2000).split(400)
bucketed = [
    pool[lengths[pool].argsort()][first : first + 20]
    for pool in pools
    for first in range(0, 400, 20)
]
order = torch.randperm(len(bucketed)).tolist()
bucketed = [bucketed[i].tolist() for i in order]

print(f"shuffled: {padding(shuffled):.0%} of the batch is padding")
print(f"sorted within pools of 400: {padding(bucketed):.0%}")
loader = DataLoader(lengths, batch_sampler=bucketed)
print("one batch:", sorted(set(next(iter(loader)).tolist())))
