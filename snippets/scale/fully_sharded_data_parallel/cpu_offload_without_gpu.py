# raises: RuntimeError
# build: cpu
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import CPUOffloadPolicy, fully_shard

dist.init_process_group("fake", rank=0, world_size=2)
policy = CPUOffloadPolicy(pin_memory=False)
model = fully_shard(nn.Linear(4, 4), offload_policy=policy)
print("without pinned memory:", model.weight.device)

fully_shard(nn.Linear(4, 4), offload_policy=CPUOffloadPolicy())
