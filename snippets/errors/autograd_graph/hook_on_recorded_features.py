import torch
from torch import nn

backbone = nn.Conv2d(3, 4, kernel_size=3).requires_grad_(False)
image = torch.ones(1, 3, 8, 8, requires_grad=True)
maps = backbone(image)
maps.register_hook(lambda gradient: print("maps:", tuple(gradient.shape)))
maps.sum().backward()
print("weight:", backbone.weight.grad)
