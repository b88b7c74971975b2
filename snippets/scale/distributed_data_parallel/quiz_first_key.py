import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
ddp = DistributedDataParallel(nn.Sequential(nn.Linear(2, 1)))
print(list(ddp.state_dict())[0])
del ddp
dist.destroy_process_group()
