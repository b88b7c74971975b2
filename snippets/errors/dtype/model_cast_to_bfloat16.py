import torch
from torch import nn

model = nn.Linear(1000, 1000)


def size(module):
    return sum(p.numel() * p.element_size() for p in module.parameters())


before = size(model)
print("bytes:", before, "in bfloat16:", size(model.to(torch.bfloat16)))
