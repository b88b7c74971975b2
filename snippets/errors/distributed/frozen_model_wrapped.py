# raises: RuntimeError
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
teacher = nn.Linear(4, 2).requires_grad_(False)
DistributedDataParallel(teacher)
