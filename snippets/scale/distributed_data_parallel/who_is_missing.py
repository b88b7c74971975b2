# run: torchrun --nproc-per-node=2
import os
import time
from datetime import timedelta

import torch.distributed as dist

dist.init_process_group("gloo")
if dist.get_rank() == 0:
    try:
        dist.monitored_barrier(timeout=timedelta(seconds=1))
    except RuntimeError as error:
        print("RuntimeError:", str(error).splitlines()[0], flush=True)
else:
    time.sleep(3)
os._exit(0)
