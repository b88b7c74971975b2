import copy

import torch
from torch import nn

model = nn.Linear(1, 1, bias=False)
nn.init.ones_(model.weight)
saved = copy.deepcopy(model.state_dict())
with torch.no_grad():
    model.weight.mul_(5)
print(saved["weight"].item())
model.load_state_dict(saved)
print("restored:", model.weight.item())
