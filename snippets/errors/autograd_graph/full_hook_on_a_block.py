import torch
from torch import nn


def show(module, inward, outward):
    print("inward:", [tuple(gradient.shape) for gradient in inward])


block = nn.Sequential(nn.Linear(3, 2), nn.ReLU())
block.register_full_backward_hook(show)
features = torch.ones(4, 3, requires_grad=True)
block(features).sum().backward()
