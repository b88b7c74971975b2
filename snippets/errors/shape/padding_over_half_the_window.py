# raises: RuntimeError
import torch
from torch import nn

pool = nn.MaxPool2d(kernel_size=4, padding=3)
print(pool(torch.ones(1, 1, 8, 8)).shape)
