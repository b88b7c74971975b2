# raises: ValueError
import torch
from torch import nn

model = nn.ModuleDict({"backbone": nn.Linear(4, 4), "head": nn.Linear(4, 1)})
groups = [
    {"params": model.parameters(), "lr": 0.001},
    {"params": model["head"].parameters(), "lr": 0.01},
]
torch.optim.SGD(groups)
