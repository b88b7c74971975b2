# raises: RuntimeError
import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor import distribute_tensor

dist.init_process_group("fake", rank=0, world_size=2)
weight = fully_shard(nn.Linear(4, 4)).weight
mask = torch.ones(4, 4).triu()

sharded = distribute_tensor(mask, weight.device_mesh, weight.placements)
with torch.no_grad():
    weight.mul_(sharded)
    print("mask here:", tuple(sharded.to_local().shape), "multiplied")
    weight.mul_(mask)
