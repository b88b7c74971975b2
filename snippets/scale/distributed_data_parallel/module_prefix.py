import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
trained = DistributedDataParallel(nn.Sequential(nn.Linear(2, 1)))
torch.save(trained.state_dict(), "trained.pt")

model = nn.Sequential(nn.Linear(2, 1))
try:
    model.load_state_dict(torch.load("trained.pt"))
except RuntimeError as error:
    print("RuntimeError:", str(error).expandtabs(4))
del trained
dist.destroy_process_group()
