# raises: ValueError
import torch
from torch import nn

model = nn.Linear(2, 1).half()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")
features = torch.randn(4, 2)

loss = model(features.half()).float().mean()
scaler.scale(loss).backward()
print("gradient:", model.weight.grad.dtype)
scaler.step(optimizer)
