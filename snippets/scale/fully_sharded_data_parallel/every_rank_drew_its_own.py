# run: torchrun --nproc-per-node=2
import time

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard


def rounded(weight):
    return [[round(number, 2) for number in row] for row in weight.tolist()]


dist.init_process_group("gloo")
torch.manual_seed(dist.get_rank())
layer = nn.Linear(2, 4, bias=False)
drawn = [None, None]
dist.all_gather_object(drawn, rounded(layer.weight))

fully_shard(layer)
whole = rounded(layer.weight.full_tensor())
if dist.get_rank() == 0:
    print("rank 0 drew", drawn[0])
    print("rank 1 drew", drawn[1])
    print("the model is", whole)
dist.destroy_process_group()
time.sleep(1)
