import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
model = nn.Linear(2, 1)
ddp = DistributedDataParallel(model)
ddp(torch.ones(4, 2)).sum().backward()
print("gradient:", model.weight.grad.tolist())
del ddp
dist.destroy_process_group()
