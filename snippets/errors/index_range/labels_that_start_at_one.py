# raises: IndexError
import torch
from torch import nn

stars = torch.tensor([1, 5, 3, 4])
nn.functional.cross_entropy(torch.zeros(4, 5), stars)
