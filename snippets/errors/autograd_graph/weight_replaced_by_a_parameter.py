import torch
from torch import nn

layer = nn.Linear(2, 1)
with torch.no_grad():
    layer.weight.copy_(torch.ones(1, 2))
layer.bias = nn.Parameter(torch.zeros(1))
print("output:", layer(torch.ones(1, 2)).tolist())
print("parameters:", [name for name, _ in layer.named_parameters()])
