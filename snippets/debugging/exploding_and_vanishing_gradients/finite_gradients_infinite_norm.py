# raises: RuntimeError
import torch
from torch import nn

weights = nn.Parameter(torch.ones(4))
weights.grad = torch.tensor([3e19, 1e19, 1.0, 0.0])
norm = nn.utils.clip_grad_norm_([weights], max_norm=1.0)
print("returned", norm.item(), "and left", weights.grad.tolist(), flush=True)

weights.grad = torch.tensor([3e19, 1e19, 1.0, 0.0])
nn.utils.clip_grad_norm_([weights], max_norm=1.0, error_if_nonfinite=True)
