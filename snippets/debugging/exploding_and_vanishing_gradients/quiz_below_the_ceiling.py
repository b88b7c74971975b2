import torch
from torch import nn

weights = nn.Parameter(torch.zeros(2))
weights.grad = torch.tensor([0.25, 0.5])
nn.utils.clip_grad_norm_([weights], max_norm=1.0)
print(weights.grad.tolist())
