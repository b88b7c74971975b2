# run: torchrun --nproc-per-node=2
import os
import time

import torch
import torch.distributed as dist

dist.init_process_group("gloo")
rank = dist.get_rank()
predictions = torch.ones(4 - rank)
gathered = [torch.zeros(4) for _ in range(2)]
try:
    dist.all_gather(gathered, predictions)
except RuntimeError as error:
    if rank == 1:
        print("rank 1: RuntimeError:", error, flush=True)
time.sleep(1)
os._exit(0)
