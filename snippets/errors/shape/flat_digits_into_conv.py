# raises: RuntimeError
import torch
from torch import nn

pixel_columns = torch.zeros(32, 784)
nn.Conv2d(1, 8, kernel_size=3)(pixel_columns)
