import torch
from torch import nn

weight = nn.Parameter(torch.zeros(2))
weight.grad = torch.tensor([3.0, 4.0])

before = nn.utils.clip_grad_norm_([weight], max_norm=1.0)
print(f"norm before: {before:.3f}, after: {weight.grad.norm():.3f}")
