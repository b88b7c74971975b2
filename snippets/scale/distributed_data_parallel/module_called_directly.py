# run: torchrun --nproc-per-node=2
import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
rank, ranks = dist.get_rank(), dist.get_world_size()
features = torch.tensor([[2.0]]) if rank == 0 else torch.tensor([[6.0]])
for way in ("ddp(features)", "ddp.module(features)"):
    torch.manual_seed(0)
    model = nn.Linear(1, 1, bias=False)
    ddp = DistributedDataParallel(model)
    optimizer = torch.optim.SGD(ddp.parameters(), lr=0.1)
    forward = ddp if way == "ddp(features)" else ddp.module
    for step in range(5):
        optimizer.zero_grad()
        loss = nn.functional.mse_loss(forward(features) / 10, features)
        loss.backward()
        optimizer.step()
    rows = [None] * ranks
    dist.all_gather_object(rows, f"{model.weight.item():.2f}")
    if rank == 0:
        print(f"{way}: weights after 5 steps {rows}")
del ddp, forward
dist.destroy_process_group()
