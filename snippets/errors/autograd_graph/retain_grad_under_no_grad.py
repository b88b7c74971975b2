# raises: RuntimeError
import torch
from torch import nn

layer = nn.Linear(2, 2)
with torch.no_grad():
    hidden = layer(torch.ones(1, 2))
hidden.retain_grad()
