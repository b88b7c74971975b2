import torch
from torch import nn

updates = []
for max_norm in (1000.0, 1.0):
    weight = nn.Parameter(torch.zeros(1))
    optimizer = torch.optim.Adam([weight], lr=0.1)
    weight.grad = torch.tensor([500.0])
    nn.utils.clip_grad_norm_([weight], max_norm)
    optimizer.step()
    updates.append(round(weight.item(), 3))
print(updates)
