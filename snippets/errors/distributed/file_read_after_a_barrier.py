# run: torchrun --nproc-per-node=2
import time

import torch
import torch.distributed as dist

dist.init_process_group("gloo")
rank = dist.get_rank()
if rank == 0:
    time.sleep(1)
    torch.save({"step": 7}, "state.pt")
dist.barrier()
state = torch.load("state.pt")
if rank == 1:
    print("rank 1 has step", state["step"])
dist.destroy_process_group()
