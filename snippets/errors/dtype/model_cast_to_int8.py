# raises: TypeError
import torch
from torch import nn

model = nn.Linear(1000, 1000)

model.to(torch.int8)
