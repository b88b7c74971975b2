# raises: ValueError
from torch import nn

print(nn.Dropout(20))
