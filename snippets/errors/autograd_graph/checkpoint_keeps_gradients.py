import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

backbone, head = nn.Linear(4, 4), nn.Linear(4, 1)
hidden = checkpoint(backbone, torch.ones(2, 4), use_reentrant=False)
head(hidden).sum().backward()
print("backbone has gradients:", backbone.weight.grad is not None)
