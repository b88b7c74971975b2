# raises: RuntimeError
import torch
from torch import nn

maps = torch.zeros(2, 96, 14, 14)
nn.LayerNorm(96)(maps)
