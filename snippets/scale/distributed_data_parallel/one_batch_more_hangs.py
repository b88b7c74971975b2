# run: torchrun --nproc-per-node=2
import os
import time
from datetime import timedelta

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
rank = dist.get_rank()
# Both ranks have started by now, so that two seconds are enough.
hurried = dist.new_group(timeout=timedelta(seconds=2))
ddp = DistributedDataParallel(nn.Linear(2, 1), process_group=hurried)
try:
    for batch in range(3 if rank == 0 else 2):
        ddp(torch.ones(4, 2)).sum().backward()
        if rank == 0:
            print("rank 0: batch", batch, "done", flush=True)
except RuntimeError as error:
    reason = str(error).rpartition("] ")[2]
    print(f"rank {rank}: RuntimeError: {reason}", flush=True)
if rank == 1:
    time.sleep(4)
os._exit(0)
