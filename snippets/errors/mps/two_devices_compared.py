import copy

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(4, 8), nn.Tanh(), nn.Linear(8, 2))
device = "mps" if torch.backends.mps.is_available() else "cpu"
there = copy.deepcopy(model).to(device)
x, y = torch.ones(1, 4), torch.ones(1, 4, device=device)

for (name, layer), other in zip(model.named_children(), there, strict=True):
    x, y = layer(x), other(y)
    gap = (x - y.cpu()).abs().max().item()
    print("layer", name, "agrees:", gap < 1e-3)
