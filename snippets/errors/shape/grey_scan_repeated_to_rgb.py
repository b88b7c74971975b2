import torch
from torch import nn

stem = nn.Conv2d(in_channels=3, out_channels=64, kernel_size=7)
scans = torch.zeros(2, 1, 96, 96)
maps = stem(scans.expand(-1, 3, -1, -1))
print("three equal channels:", tuple(maps.shape))
