import torch
from torch import nn

model = nn.Linear(1000, 1000, bias=False)
model(torch.ones(1, 1000)).sum().backward()
model.zero_grad(set_to_none=False)
kept = 0 if model.weight.grad is None else model.weight.grad.nbytes
print(f"{kept:,}")
