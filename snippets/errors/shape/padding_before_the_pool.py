import torch
from torch import nn

pool = nn.Sequential(nn.ConstantPad2d(3, float("-inf")), nn.MaxPool2d(4))
print(pool(torch.ones(1, 1, 8, 8)).shape)
