import torch
from torch import nn

parameters = [nn.Parameter(torch.zeros(1)) for _ in range(4)]
for parameter in parameters:
    parameter.grad = torch.tensor([50.0])
    nn.utils.clip_grad_norm_(parameter, max_norm=1.0)
print(round(nn.utils.get_total_norm(p.grad for p in parameters).item(), 2))
