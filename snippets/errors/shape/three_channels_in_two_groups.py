# raises: ValueError
from torch import nn

print(nn.Conv2d(4, 8, kernel_size=3, groups=2).weight.shape)
nn.Conv2d(3, 8, kernel_size=3, groups=2)
