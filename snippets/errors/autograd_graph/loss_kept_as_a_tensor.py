import torch
from torch import nn

model = nn.Linear(2, 1)
outputs = model(torch.ones(4, 2))

losses = [output.square() for output in outputs]
loss = torch.stack(losses).mean()
print("loss has a grad_fn:", loss.grad_fn is not None)
loss.backward()
print("weight has a gradient:", model.weight.grad is not None)
