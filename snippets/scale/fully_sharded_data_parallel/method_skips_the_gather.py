# raises: RuntimeError
import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard, register_fsdp_forward_method


class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.inner = nn.Linear(4, 6)

    def encode(self, rows):
        return self.inner(rows).relu()


dist.init_process_group("fake", rank=0, world_size=2)
model = Encoder()
fully_shard(model)
register_fsdp_forward_method(model, "encode")
print("registered:", tuple(model.encode(torch.ones(2, 4)).shape))

model = Encoder()
fully_shard(model)
model.encode(torch.ones(2, 4))
