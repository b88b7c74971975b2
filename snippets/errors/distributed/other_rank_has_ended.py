# run: torchrun --nproc-per-node=2
import os
import time

import torch
import torch.distributed as dist

dist.init_process_group("gloo")
if dist.get_rank() == 1:
    os._exit(0)
time.sleep(1)
try:
    dist.all_reduce(torch.ones(2))
except RuntimeError as error:
    reason = str(error).partition("] ")[2].partition(" [")[0]
    print("rank 0: RuntimeError:", reason, flush=True)
os._exit(0)
