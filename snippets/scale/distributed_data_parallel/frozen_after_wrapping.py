import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)


def steps_that_ran(freeze_first):
    body, head = nn.Linear(2, 2), nn.Linear(2, 1)
    if freeze_first:
        body.requires_grad_(False)
    ddp = DistributedDataParallel(nn.Sequential(body, head))
    if not freeze_first:
        body.requires_grad_(False)
    for step in range(3):
        try:
            ddp(torch.ones(4, 2)).sum().backward()
        except RuntimeError as error:
            return f"step {step}: {str(error)[:48]}"
    return "all 3 steps ran"


print("frozen, then wrapped:", steps_that_ran(True))
print("wrapped, then frozen:", steps_that_ran(False))
dist.destroy_process_group()
