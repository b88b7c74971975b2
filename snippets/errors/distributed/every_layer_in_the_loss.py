import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.parallel import DistributedDataParallel


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.head = nn.Linear(2, 1)

    def forward(self, features):
        return self.head(features)


dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
ddp = DistributedDataParallel(Net())
for step in range(2):
    ddp(torch.ones(4, 2)).sum().backward()
    print(f"step {step}: backward is through")
del ddp
dist.destroy_process_group()
