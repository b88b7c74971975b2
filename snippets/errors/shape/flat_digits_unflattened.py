import torch
from torch import nn

pixel_columns = torch.zeros(32, 784)
digits = pixel_columns.unflatten(1, (1, 28, 28))
print(tuple(digits.shape))
print(tuple(nn.Conv2d(1, 8, kernel_size=3)(digits).shape))
