import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.checkpoint import checkpoint


class Net(nn.Module):
    def __init__(self, reentrant, uses):
        super().__init__()
        self.first, self.block = nn.Linear(2, 2), nn.Linear(2, 2)
        self.reentrant, self.uses = reentrant, uses

    def forward(self, hidden):
        hidden = self.first(hidden)
        for _ in range(self.uses):
            hidden = checkpoint(
                self.block, hidden, use_reentrant=self.reentrant
            )
        return hidden


dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
settings = {}, {"find_unused_parameters": True}, {"static_graph": True}
for reentrant in (True, False):
    for uses in (1, 2):
        verdicts = []
        for setting in settings:
            ddp = DistributedDataParallel(Net(reentrant, uses), **setting)
            try:
                ddp(torch.ones(4, 2)).sum().backward()
                verdicts.append("ok")
            except RuntimeError as error:
                verdicts.append("twice" if "twice" in str(error) else "other")
        print(f"use_reentrant={reentrant}, block used {uses}x:", *verdicts)
del ddp
dist.destroy_process_group()
