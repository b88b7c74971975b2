import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
net = nn.ModuleDict({"head": nn.Linear(2, 1), "spare": nn.Linear(2, 1)})
net.forward = lambda features: net["head"](features)
ddp = DistributedDataParallel(net)
finished = 0
try:
    for step in range(5):
        ddp(torch.ones(4, 2)).sum().backward()
        finished += 1
except RuntimeError:
    pass
print(finished)
del ddp
dist.destroy_process_group()
