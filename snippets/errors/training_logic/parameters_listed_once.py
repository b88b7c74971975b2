import torch
from torch import nn

model = nn.Linear(2, 1)
parameters = list(model.parameters())
optimizer = torch.optim.SGD(parameters, lr=0.1)
model(torch.tensor([[300.0, 400.0]])).sum().backward()
norm = nn.utils.clip_grad_norm_(parameters, max_norm=1.0)
left = nn.utils.get_total_norm([parameter.grad for parameter in parameters])
print(f"norm before {norm:.0f}, after {left:.0f}")
