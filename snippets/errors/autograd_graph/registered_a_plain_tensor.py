# raises: TypeError
import torch
from torch import nn

layer = nn.Linear(2, 1)
layer.register_parameter("scale", torch.ones(1))
