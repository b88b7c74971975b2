# raises: ValueError
import torch
from torch import nn

model = nn.Linear(3, 1)
parameters = model.parameters()
print("to train:", sum(p.numel() for p in parameters), "numbers")
optimizer = torch.optim.SGD(parameters, lr=0.1)
