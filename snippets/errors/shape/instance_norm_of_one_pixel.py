# raises: ValueError
import torch
from torch import nn

norm = nn.InstanceNorm2d(16)
print(tuple(norm(torch.zeros(2, 16, 2, 2)).shape))
norm(torch.zeros(2, 16, 1, 1))
