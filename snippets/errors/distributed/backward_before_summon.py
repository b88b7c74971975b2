# run: torchrun --nproc-per-node=2
import time

import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.distributed.fsdp import FullyShardedDataParallel

dist.init_process_group("gloo")
cpu = torch.device("cpu")
sharded = FullyShardedDataParallel(nn.Linear(4, 2), device_id=cpu)
sharded(torch.ones(3, 4)).sum().backward()
with FullyShardedDataParallel.summon_full_params(sharded):
    shapes = [tuple(weight.shape) for weight in sharded.parameters()]
if dist.get_rank() == 0:
    print("whole parameters:", shapes)
dist.destroy_process_group()
time.sleep(1)
