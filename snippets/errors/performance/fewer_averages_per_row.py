import torch
import torch.distributed as dist
import torch.distributed.nn
from torch.distributed.algorithms.ddp_comm_hooks.default_hooks import (
    allreduce_hook,
)
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
ddp = DistributedDataParallel(torch.nn.Linear(4, 1))
sent = []


def count(group, bucket):
    sent.append(bucket.index())
    return allreduce_hook(group, bucket)


ddp.register_comm_hook(None, count)
for _update in range(2):
    with ddp.no_sync():
        for _batch in range(3):
            ddp(torch.ones(32, 4)).mean().backward()
    ddp(torch.ones(32, 4)).mean().backward()
print("batches: 8, gradients sent:", len(sent))
del ddp
dist.destroy_process_group()
