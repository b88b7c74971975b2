# raises: RuntimeError
import torch

weight = torch.zeros(2, requires_grad=True)
weight.grad = torch.ones(2, dtype=torch.float64)
