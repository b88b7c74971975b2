from contextlib import nullcontext

import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.distributed.algorithms.ddp_comm_hooks.default_hooks import allreduce_hook
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
ddp = DistributedDataParallel(nn.Linear(4, 1))
sent = []


def count(group, bucket):
    sent.append(bucket.index())
    return allreduce_hook(group, bucket)


ddp.register_comm_hook(None, count)
for batch in range(8):
    with nullcontext() if batch % 4 == 3 else ddp.no_sync():
        ddp(torch.ones(32, 4)).mean().backward()
print("batches: 8, gradients sent:", len(sent))
del ddp
dist.destroy_process_group()
