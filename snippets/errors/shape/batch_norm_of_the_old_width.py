# raises: RuntimeError
import torch
from torch import nn

block = nn.Sequential(nn.Conv2d(3, 32, 3), nn.BatchNorm2d(16), nn.ReLU())
block(torch.zeros(2, 3, 8, 8))
