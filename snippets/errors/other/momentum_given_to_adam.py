# raises: TypeError
import torch
from torch import nn

model = nn.Linear(2, 1)

torch.optim.Adam(model.parameters(), lr=0.1, momentum=0.9)
