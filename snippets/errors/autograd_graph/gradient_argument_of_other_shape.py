# raises: RuntimeError
import torch
from torch import nn

critic = nn.Linear(2, 1)
images = torch.ones(4, 2, requires_grad=True)
scores = critic(images)
torch.autograd.grad(scores, images, grad_outputs=torch.ones(4))
