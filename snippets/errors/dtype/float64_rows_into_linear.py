# raises: RuntimeError
import numpy as np
import torch
from torch import nn

table = np.ones((4, 3))
rows = torch.from_numpy(table)
layer = nn.Linear(3, 2)

print("rows:", rows.dtype, "weight:", layer.weight.dtype)
layer(rows)
