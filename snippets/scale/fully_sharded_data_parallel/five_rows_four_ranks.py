import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard

for rank in range(4):
    dist.init_process_group("fake", rank=rank, world_size=4)
    layer = nn.Linear(3, 5)
    fully_shard(layer)
    here = tuple(layer.weight.to_local().shape)
    print(f"rank {rank} holds {here} of {tuple(layer.weight.shape)}")
    dist.destroy_process_group()
