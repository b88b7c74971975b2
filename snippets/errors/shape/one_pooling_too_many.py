# raises: RuntimeError
import torch
from torch import nn

maps = torch.zeros(1, 512, 16, 16)
halve = nn.MaxPool2d(2)
for step in range(1, 6):
    maps = halve(maps)
    print(f"after pooling {step}: side {maps.shape[-1]}")
