# raises: RuntimeError
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard

dist.init_process_group("fake", rank=0, world_size=2)
saved = nn.Linear(4, 2).state_dict()
model = nn.Linear(4, 2)
fully_shard(model)
model.load_state_dict(saved)
