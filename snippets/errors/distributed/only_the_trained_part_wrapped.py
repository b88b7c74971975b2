import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
teacher = nn.Linear(4, 2).requires_grad_(False)
student = DistributedDataParallel(nn.Linear(4, 2))
features = torch.ones(3, 4)
(student(features) - teacher(features)).square().mean().backward()
print("student has a gradient:", student.module.weight.grad is not None)
del student
dist.destroy_process_group()
