# raises: RuntimeError
import torch

bias = torch.ones(3, requires_grad=True)
buffer = torch.empty(3)
torch.add(torch.zeros(3), bias, out=buffer)
