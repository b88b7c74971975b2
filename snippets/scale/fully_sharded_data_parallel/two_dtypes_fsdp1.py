# raises: ValueError
import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import FullyShardedDataParallel

dist.init_process_group("fake", rank=0, world_size=2)
half = nn.Linear(4, 4, dtype=torch.bfloat16).requires_grad_(False)
model = nn.Sequential(half, nn.Linear(4, 4))
FullyShardedDataParallel(model, device_id=torch.device("cpu"))
