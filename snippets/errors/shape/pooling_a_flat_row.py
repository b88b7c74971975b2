# raises: RuntimeError
import torch
from torch import nn

pool = nn.MaxPool2d(2)
print("one map:", tuple(pool(torch.zeros(1, 6, 6)).shape))
pool(torch.zeros(6, 6))
