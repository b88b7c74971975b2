import torch
from torch import nn

weights = nn.Parameter(torch.ones(3))
weights.grad = torch.tensor([3.0, float("inf"), -4.0])
nn.utils.clip_grad_norm_([weights], max_norm=1.0)
print(weights.grad.tolist())
