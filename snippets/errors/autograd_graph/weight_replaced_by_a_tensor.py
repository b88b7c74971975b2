# raises: TypeError
import torch
from torch import nn

layer = nn.Linear(2, 1)
layer.weight = torch.ones(1, 2)
