import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard

dist.init_process_group("fake", rank=0, world_size=2)
model = nn.Linear(4, 1)
fully_shard(model)
with torch.no_grad():
    model(torch.ones(2, 4))
print(type(model.weight).__name__)
