# raises: TypeError
import torch
from torch import nn

model = nn.Linear(4, 2)
torch.optim.Adam(model.parameters, lr=0.01)
