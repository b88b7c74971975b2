# raises: ValueError
import torch
from torch import nn

photos = torch.zeros(4, 3, 8, 8)
print(tuple(nn.BatchNorm2d(3)(photos).shape))
nn.BatchNorm1d(3)(photos)
