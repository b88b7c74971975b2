# warns: UserWarning
import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

backbone = nn.Sequential(nn.Linear(4, 4), nn.ReLU())
head = nn.Linear(4, 1)
features = torch.ones(2, 4)

for reentrant in (True, False):
    hidden = checkpoint(backbone, features, use_reentrant=reentrant)
    head(hidden).sum().backward()
    print(f"use_reentrant={reentrant}:", end=" ")
    print("backbone has gradients:", backbone[0].weight.grad is not None)
