import torch
from torch import nn

halve, average = nn.MaxPool2d(2), nn.AdaptiveAvgPool2d(1)
for side in (16, 20):
    maps = torch.zeros(1, 512, side, side)
    maps = halve(halve(halve(maps)))
    print(f"{side} -> {maps.shape[-1]} -> {average(maps).shape[-1]}")
