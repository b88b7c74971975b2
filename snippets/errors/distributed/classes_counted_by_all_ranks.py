# run: torchrun --nproc-per-node=2
import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
rank = dist.get_rank()
labels = torch.tensor([[0, 1, 1], [0, 1, 2]])[rank]
classes = labels.max() + 1
dist.all_reduce(classes, op=dist.ReduceOp.MAX)
ddp = DistributedDataParallel(nn.Linear(4, int(classes)))
if rank == 0:
    print("outputs on every rank:", ddp.module.out_features)
del ddp
dist.destroy_process_group()
