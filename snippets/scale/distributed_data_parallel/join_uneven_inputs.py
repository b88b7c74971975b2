# run: torchrun --nproc-per-node=2
import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.distributed.algorithms.join import Join
from torch.nn.parallel import DistributedDataParallel


def gradients(rank, **options):
    model = nn.Linear(1, 1, bias=False)
    ddp = DistributedDataParallel(model)
    features = torch.tensor([[2.0]]) if rank == 0 else torch.tensor([[6.0]])
    seen = []
    with Join([ddp], **options):
        for batch in range(3 if rank == 0 else 2):
            ddp.zero_grad()
            ddp(features).sum().backward()
            seen.append(model.weight.grad.item())
    return seen


dist.init_process_group("gloo")
rank = dist.get_rank()
default = gradients(rank)
active = gradients(rank, divide_by_initial_world_size=False)
if rank == 0:
    print("rank 0, divided by all ranks:   ", default)
    print("rank 0, divided by active ranks:", active)
dist.barrier()
dist.destroy_process_group()
