# raises: RuntimeError
import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

block = nn.Linear(4, 1)
images = torch.ones(2, 4, requires_grad=True)
scores = checkpoint(block, images, use_reentrant=True)
torch.autograd.grad(scores.sum(), images)
