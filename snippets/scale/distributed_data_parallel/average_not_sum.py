# run: torchrun --nproc-per-node=2
import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
rank, ranks = dist.get_rank(), dist.get_world_size()
model = nn.Linear(1, 1, bias=False)
ddp = DistributedDataParallel(model)
features = torch.tensor([[2.0]]) if rank == 0 else torch.tensor([[6.0]])


def gradient(loss):
    model.zero_grad()
    loss.backward()
    rows = [None] * ranks
    dist.all_gather_object(rows, model.weight.grad.item())
    return rows


with ddp.no_sync():
    own = gradient(ddp(features).mean())
averaged = gradient(ddp(features).mean())
divided = gradient(ddp(features).mean() / ranks)
if rank == 0:
    print("each rank's own gradient: ", own)
    print("after DDP:                ", averaged)
    print("loss divided by 2 as well:", divided)
del ddp
dist.destroy_process_group()
