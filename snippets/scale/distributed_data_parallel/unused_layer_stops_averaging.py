# run: torchrun --nproc-per-node=2
import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
rank, ranks = dist.get_rank(), dist.get_world_size()


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.head = nn.Linear(1, 1, bias=False)
        self.spare = nn.Linear(1, 1, bias=False)

    def forward(self, features):
        return self.head(features)


features = torch.tensor([[2.0]]) if rank == 0 else torch.tensor([[6.0]])
settings = {}, {"find_unused_parameters": True}, {"static_graph": True}
for setting in settings:
    net = Net()
    ddp = DistributedDataParallel(net, **setting)
    ddp(features).sum().backward()
    rows = [None] * ranks
    dist.all_gather_object(rows, net.head.weight.grad.item())
    if rank == 0:
        print(f"head's gradients {rows} with {setting}")
del ddp
dist.destroy_process_group()
