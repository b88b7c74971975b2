# raises: AttributeError
import torch
from torch import nn

model = nn.ModuleDict({"head": nn.Linear(2, 1), "spare": nn.Linear(2, 1)})
model["head"](torch.ones(1, 2)).sum().backward()
for name, parameter in model.named_parameters():
    print(name, parameter.grad.data.tolist())
