# raises: RuntimeError
import torch
from torch import nn

first = torch.ones(3, requires_grad=True)
second = torch.ones(3, requires_grad=True)
loss = (first - second).square().sum().sqrt()
loss.backward()
print("loss:", loss.item())
nn.utils.clip_grad_norm_([first, second], 1.0, error_if_nonfinite=True)
