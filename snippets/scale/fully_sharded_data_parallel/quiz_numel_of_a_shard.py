import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard

dist.init_process_group("fake", rank=0, world_size=8)
layer = nn.Linear(64, 64, bias=False)
fully_shard(layer)
print(layer.weight.numel())
