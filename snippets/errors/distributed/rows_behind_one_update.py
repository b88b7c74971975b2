# run: torchrun --nproc-per-node=2
import torch
import torch.distributed as dist
from torch.utils.data import DataLoader, DistributedSampler

dist.init_process_group("gloo")
sampler = DistributedSampler(range(64), shuffle=False)
loader = DataLoader(range(64), batch_size=16, sampler=sampler)
rows = torch.tensor(len(next(iter(loader))))
dist.all_reduce(rows)
if dist.get_rank() == 0:
    print(f"{len(loader)} updates per epoch, {rows} rows behind each")
dist.destroy_process_group()
