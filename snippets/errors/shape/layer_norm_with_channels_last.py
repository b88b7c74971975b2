import torch
from torch import nn

maps = torch.zeros(2, 96, 14, 14)
normed = nn.LayerNorm(96)(maps.permute(0, 2, 3, 1)).permute(0, 3, 1, 2)
print(tuple(normed.shape))
