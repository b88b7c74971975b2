# run: torchrun --nproc-per-node=2
import os
import time

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
rank = dist.get_rank()
labels = torch.tensor([[0, 1, 1], [0, 1, 2]])[rank]
model = nn.Linear(4, int(labels.max()) + 1)
try:
    DistributedDataParallel(model)
except RuntimeError as error:
    if rank == 1:
        print("RuntimeError:", str(error).splitlines()[0], flush=True)
time.sleep(1)
os._exit(0)
