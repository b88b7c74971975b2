import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard
from torch.utils._python_dispatch import TorchDispatchMode


class CountGathers(TorchDispatchMode):
    total = 0

    def __torch_dispatch__(self, operation, types, args=(), kwargs=None):
        self.total += "allgather" in operation.name()
        return operation(*args, **(kwargs or {}))


dist.init_process_group("fake", rank=0, world_size=8)
model = nn.Sequential(nn.Linear(4, 4), nn.Linear(4, 4), nn.Linear(4, 4))
for unit in (model[0], model[1], model):
    fully_shard(unit)
with CountGathers() as gathers:
    model(torch.ones(2, 4)).sum().backward()
print(gathers.total)
