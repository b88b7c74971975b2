# raises: TypeError
from torch import nn

nn.Sequential(nn.Linear(3, 4), nn.ReLU, nn.Linear(4, 2))
