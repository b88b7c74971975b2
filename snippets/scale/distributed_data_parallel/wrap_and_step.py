# run: torchrun --nproc-per-node=2
import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
rank = dist.get_rank()
torch.manual_seed(rank)
model = nn.Linear(2, 1, bias=False)
drawn = model.weight.tolist()
ddp = DistributedDataParallel(model)
optimizer = torch.optim.SGD(ddp.parameters(), lr=0.1)

features = torch.ones(4, 2) * (rank + 1)
ddp(features).mean().backward()
optimizer.step()

rows = [None, None]
dist.all_gather_object(rows, (drawn, model.weight.tolist()))
if rank == 0:
    for name, (drawn, weight) in enumerate(rows):
        drawn = ", ".join(f"{number:5.2f}" for number in drawn[0])
        weight = ", ".join(f"{number:.2f}" for number in weight[0])
        print(f"rank {name} drew [{drawn}], after one step [{weight}]")
del ddp
dist.destroy_process_group()
