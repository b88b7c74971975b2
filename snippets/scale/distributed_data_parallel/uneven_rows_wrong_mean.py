# run: torchrun --nproc-per-node=2
import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
rank, ranks = dist.get_rank(), dist.get_world_size()
model = nn.Linear(1, 1, bias=False)
ddp = DistributedDataParallel(model)
features = torch.tensor([[2.0]] * 3 if rank == 0 else [[6.0]])

ddp(features).mean().backward()
mean_of_means = model.weight.grad.item()

rows = torch.tensor(len(features))
dist.all_reduce(rows)
model.zero_grad()
(ddp(features).sum() * ranks / rows).backward()
if rank == 0:
    print(f"mean of the two means: {mean_of_means:.1f}")
    print(f"mean of all {rows} rows:   {model.weight.grad.item():.1f}")
del ddp
dist.destroy_process_group()
