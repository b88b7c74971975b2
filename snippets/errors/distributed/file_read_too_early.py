# run: torchrun --nproc-per-node=2
import time
from pathlib import Path

import torch
import torch.distributed as dist

dist.init_process_group("gloo")
Path("state.pt").unlink(missing_ok=True)
dist.barrier()
if dist.get_rank() == 0:
    time.sleep(2)
    torch.save({"step": 7}, "state.pt")
else:
    try:
        torch.load("state.pt")
    except FileNotFoundError as error:
        print("rank 1: FileNotFoundError:", error.filename, flush=True)
dist.barrier()
dist.destroy_process_group()
