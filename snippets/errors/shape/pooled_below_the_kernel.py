# raises: RuntimeError
import torch
from torch import nn

x = torch.zeros(1, 1, 28, 28)
for name, layer in (
    ("conv 5", nn.Conv2d(1, 4, 5)),
    ("pool 3", nn.MaxPool2d(3)),
    ("conv 5", nn.Conv2d(4, 4, 5)),
    ("conv 5", nn.Conv2d(4, 4, 5)),
):
    x = layer(x)
    print(f"{name}: side {x.shape[-1]}")
