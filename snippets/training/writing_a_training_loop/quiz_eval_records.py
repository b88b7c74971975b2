import torch
from torch import nn

model = nn.Linear(3, 1)
model.eval()
loss = model(torch.ones(8, 3)).mean()
loss.backward()
print(loss.requires_grad, model.weight.grad is None)
