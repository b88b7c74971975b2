import torch
from torch.utils.checkpoint import checkpoint


def block(features, rows):
    return (features * torch.ones(rows, 3)).cos()


features = torch.zeros(3, requires_grad=True)
checkpoint(block, features, 2, use_reentrant=False).sum().backward()
print("gradient:", features.grad.abs().tolist())
