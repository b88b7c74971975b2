import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard

dist.init_process_group("fake", rank=3, world_size=4)
layer = nn.Linear(2, 9)
fully_shard(layer)
print(layer.weight.to_local().shape[0])
