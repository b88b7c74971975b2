# run: torchrun --nproc-per-node=2
import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
model = nn.Linear(1, 1, bias=False)
ddp = DistributedDataParallel(model)
features = torch.full((4, 1), 1.0 + 2 * dist.get_rank())
ddp.module(features).mean().backward()
gradients = [None] * dist.get_world_size()
dist.all_gather_object(gradients, model.weight.grad.item())
if dist.get_rank() == 0:
    print("gradient on each rank:", gradients)
del ddp
dist.destroy_process_group()
