# raises: RuntimeError
import torch
from torch import nn

model = nn.Sequential(nn.Linear(3, 3), nn.ReLU(inplace=True))
model[0].register_full_backward_hook(lambda layer, inward, outward: None)
model(torch.ones(1, 3)).sum().backward()
