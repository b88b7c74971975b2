# raises: ValueError
from torch import nn

print([groups for groups in range(1, 48) if 48 % groups == 0])
nn.GroupNorm(num_groups=32, num_channels=48)
