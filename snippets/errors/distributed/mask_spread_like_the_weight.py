import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor import distribute_tensor

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
mesh = init_device_mesh("cpu", (1,))
weight = fully_shard(nn.Linear(4, 2), mesh=mesh).weight
mask = distribute_tensor(torch.ones(2, 4), mesh, weight.placements)
with torch.no_grad():
    weight.mul_(mask)
print("multiplied:", type(weight.data).__name__, tuple(weight.shape))
dist.destroy_process_group()
