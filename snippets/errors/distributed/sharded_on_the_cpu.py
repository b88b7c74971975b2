import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
model = fully_shard(nn.Linear(2, 2), mesh=init_device_mesh("cpu", (1,)))
model(torch.ones(3, 2)).sum().backward()
print("gradient:", type(model.weight.grad).__name__)
dist.destroy_process_group()
