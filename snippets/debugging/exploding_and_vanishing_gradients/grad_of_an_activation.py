# warns: UserWarning
import torch
from torch import nn

torch.manual_seed(0)
first, second = nn.Linear(4, 8), nn.Linear(8, 1)
hidden = first(torch.randn(16, 4))
second(hidden.relu()).mean().backward()
print(hidden.grad)
