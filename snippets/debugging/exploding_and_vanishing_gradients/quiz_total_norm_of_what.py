import torch
from torch import nn

model = nn.Linear(2, 1, bias=False)
nn.init.constant_(model.weight, 0.0)
model(torch.tensor([[3.0, 4.0]])).sum().backward()
print(nn.utils.get_total_norm(model.parameters()).item())
