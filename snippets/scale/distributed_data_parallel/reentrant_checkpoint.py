# raises: RuntimeError
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.checkpoint import checkpoint


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.block = nn.Linear(2, 2), nn.Linear(2, 1)

    def forward(self, features):
        hidden = self.first(features)
        return checkpoint(self.block, hidden, use_reentrant=True)


dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
ddp = DistributedDataParallel(Net(), find_unused_parameters=True)
ddp(torch.ones(4, 2)).sum().backward()
