# warns: FutureWarning
import torch
from torch import nn

weight = nn.Parameter(torch.zeros(2))
weight.grad = torch.tensor([3.0, 4.0])

nn.utils.clip_grad_norm([weight], max_norm=1.0)
print(f"norm after clipping: {weight.grad.norm():.3f}")
