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
gradients, logged = [], None

for step in range(4):
    if rank == 0 and step == 3:
        break
    ddp.zero_grad()
    ddp(features).sum().backward()
    gradients.append(model.weight.grad.item())
    if rank == 0 and step == 1:
        logged = torch.tensor([100.0])
        dist.all_reduce(logged)

rows = [None] * ranks
dist.all_gather_object(rows, gradients)
if rank == 0:
    print("gradients on rank 0:", rows[0])
    print("gradients on rank 1:", rows[1])
    print("logged on rank 0:   ", logged.item())
dist.barrier()
del ddp
dist.destroy_process_group()
