import torch
from torch import nn

model = nn.Linear(1, 1, bias=False)
model(torch.tensor([[7.0]])).sum().backward()
norm = nn.utils.clip_grad_norm_(model.state_dict().values(), 1.0)
print(norm.item(), model.weight.grad.item())
