import torch
from torch import nn

critic = nn.Linear(2, 1)
images = torch.ones(4, 2, requires_grad=True)
scores = critic(images)
ones = torch.ones_like(scores)
(gradient,) = torch.autograd.grad(scores, images, grad_outputs=ones)
print("output:", tuple(scores.shape), "gradient:", tuple(gradient.shape))
