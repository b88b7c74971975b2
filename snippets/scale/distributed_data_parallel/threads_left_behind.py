# run: torchrun --nproc-per-node=1
import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel


def threads():
    return len(os.listdir("/proc/self/task"))


for group in ("first", "second"):
    before = threads()
    dist.init_process_group("gloo")
    ddp = DistributedDataParallel(nn.Linear(1, 1))
    del ddp
    dist.destroy_process_group()
    print(f"{group} group: {threads() - before} threads left running")

kept = torch.distributed.nn.functional.broadcast.__defaults__
print("a default argument:", type(kept[-1]).__name__)
