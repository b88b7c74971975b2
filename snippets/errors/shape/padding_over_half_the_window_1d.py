# raises: RuntimeError
import torch
from torch import nn

print(nn.functional.max_pool1d(torch.ones(1, 1, 8), 4, padding=3).shape)
