# run: torchrun --nproc-per-node=2
import time

import torch
import torch.distributed as dist

dist.init_process_group("gloo")
if dist.get_rank() == 0:
    time.sleep(1)
total = torch.ones(2)
dist.all_reduce(total)
if dist.get_rank() == 0:
    print("rank 0:", total.tolist())
dist.barrier()
dist.destroy_process_group()
