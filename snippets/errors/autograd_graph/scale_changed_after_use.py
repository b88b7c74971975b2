# raises: RuntimeError
import torch

scale = torch.ones(3)
weight = torch.ones(3, requires_grad=True)
loss = (weight * scale).sum()
scale += 1
loss.backward()
