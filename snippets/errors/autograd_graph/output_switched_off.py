# raises: RuntimeError
import torch
from torch import nn

teacher = nn.Linear(2, 1)
target = teacher(torch.ones(4, 2))
print("leaf:", target.is_leaf)
target.requires_grad = False
