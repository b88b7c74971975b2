import torch
from torch import nn

model = nn.Linear(2, 1)
nn.init.ones_(model.weight)
nn.init.zeros_(model.bias)
loss = model(torch.ones(4, 2)).square().mean()
loss.backward()
logged = loss.item()
print("logged:", logged, "gradient:", model.weight.grad.tolist())
