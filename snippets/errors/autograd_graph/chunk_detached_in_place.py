# raises: RuntimeError
import torch
from torch import nn

gates = nn.Linear(3, 8)(torch.ones(1, 3))
forget, update = gates.chunk(2, dim=1)
forget.detach_()
