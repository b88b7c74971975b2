# raises: RuntimeError
import torch
from torch import nn

signals = torch.zeros(8, 4, 1)
nn.MaxPool1d(kernel_size=2)(signals)
