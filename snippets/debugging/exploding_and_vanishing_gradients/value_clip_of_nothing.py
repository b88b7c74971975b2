# raises: RuntimeError
import torch
from torch import nn

model = nn.Linear(2, 1)
parameters = model.parameters()
optimizer = torch.optim.SGD(parameters, lr=0.1)
model(torch.ones(1, 2)).sum().backward()
nn.utils.clip_grad_value_(parameters, clip_value=1.0)
