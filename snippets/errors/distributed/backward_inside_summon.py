# run: torchrun --nproc-per-node=2
import os

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import FullyShardedDataParallel

dist.init_process_group("gloo")
cpu = torch.device("cpu")
sharded = FullyShardedDataParallel(nn.Linear(4, 2), device_id=cpu)
loss = sharded(torch.ones(3, 4)).sum()
try:
    with FullyShardedDataParallel.summon_full_params(sharded):
        loss.backward()
except ValueError as error:
    if dist.get_rank() == 0:
        print("ValueError:", error, flush=True)
os._exit(0)
