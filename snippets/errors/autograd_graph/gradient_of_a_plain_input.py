# raises: RuntimeError
import torch
from torch import nn

critic = nn.Linear(2, 1)
images = torch.ones(4, 2)
scores = critic(images)
gradients = torch.autograd.grad(scores.sum(), images)
