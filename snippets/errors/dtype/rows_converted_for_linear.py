import numpy as np
import torch
from torch import nn

table = np.ones((4, 3))
rows = torch.from_numpy(table).float()
layer = nn.Linear(3, 2)

print("rows:", rows.dtype, "weight:", layer.weight.dtype)
print("output:", tuple(layer(rows).shape), layer(rows).dtype)
