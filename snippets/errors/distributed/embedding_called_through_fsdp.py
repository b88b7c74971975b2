# run: torchrun --nproc-per-node=2
import time

import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.distributed.fsdp import FullyShardedDataParallel

dist.init_process_group("gloo")
model = nn.Sequential(nn.Embedding(10, 4), nn.Linear(4, 2))
cpu = torch.device("cpu")
sharded = FullyShardedDataParallel(model, device_id=cpu, use_orig_params=True)
tokens = torch.tensor([1, 2])
output = sharded(tokens)
if dist.get_rank() == 0:
    print("output:", tuple(output.shape))
dist.destroy_process_group()
time.sleep(1)
