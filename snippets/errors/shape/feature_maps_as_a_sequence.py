import torch
from torch import nn

maps = nn.Conv2d(1, 12, kernel_size=3, padding=1)(torch.zeros(2, 1, 4, 20))
steps = maps.mean(dim=2).transpose(1, 2)
output, _ = nn.LSTM(12, 32, batch_first=True)(steps)
print(tuple(maps.shape), "->", tuple(steps.shape), "->", tuple(output.shape))
