# raises: ValueError
from torch import nn

model = nn.Sequential(nn.Flatten(), nn.LazyLinear(10))

print("parameters:", sum(p.numel() for p in model.parameters()))
