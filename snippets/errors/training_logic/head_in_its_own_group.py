import torch
from torch import nn

model = nn.ModuleDict({"backbone": nn.Linear(4, 4), "head": nn.Linear(4, 1)})
groups = [
    {"params": model["backbone"].parameters(), "lr": 0.001},
    {"params": model["head"].parameters(), "lr": 0.01},
]
optimizer = torch.optim.SGD(groups)
for group in optimizer.param_groups:
    print("lr", group["lr"], "tensors", len(group["params"]))
