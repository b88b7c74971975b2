# raises: ValueError
import torch
from torch import nn

maps = nn.Conv2d(1, 12, kernel_size=3, padding=1)(torch.zeros(2, 1, 4, 20))
nn.LSTM(12, 32, batch_first=True)(maps)
