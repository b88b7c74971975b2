# raises: RuntimeError
import torch
from torch import nn

torch.use_deterministic_algorithms(True)

values, indices = nn.MaxPool2d(2, return_indices=True)(torch.rand(1, 1, 4, 4))
print("pooled to", tuple(values.shape))
nn.MaxUnpool2d(2)(values, indices)
