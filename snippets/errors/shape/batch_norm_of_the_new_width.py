import torch
from torch import nn

width = 32
block = nn.Sequential(nn.Conv2d(3, width, 3), nn.BatchNorm2d(width), nn.ReLU())
print(tuple(block(torch.zeros(2, 3, 8, 8)).shape))
