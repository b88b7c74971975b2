import torch
from torch import nn

model = nn.Sequential(nn.Flatten(), nn.LazyLinear(10))
model(torch.zeros(1, 1, 8, 8))

print("parameters:", sum(p.numel() for p in model.parameters()))
