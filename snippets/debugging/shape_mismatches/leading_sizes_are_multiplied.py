import torch
from torch import nn

linear = nn.Linear(40, 5)
for shape in ((4,), (2, 4), (2, 3, 4), (64, 8, 5, 1)):
    try:
        linear(torch.zeros(shape))
    except RuntimeError as error:
        print(f"{str(shape):<14} {error}")

print("last size 40:", tuple(linear(torch.zeros(64, 8, 40)).shape))
