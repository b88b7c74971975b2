# raises: AssertionError
import copy

import torch
from torch import nn

model = nn.Linear(2, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
model = copy.deepcopy(model)
scaler = torch.amp.GradScaler("cpu")

loss = model(torch.randn(4, 2)).mean()
scaler.scale(loss).backward()
held = optimizer.param_groups[0]["params"][0]
print("model's gradient:    ", model.weight.grad is not None)
print("optimizer's gradient:", held.grad is not None)
scaler.step(optimizer)
