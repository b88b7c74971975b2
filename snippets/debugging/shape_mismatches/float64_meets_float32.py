import numpy as np
import torch
from torch import nn

rows = torch.from_numpy(np.zeros((2, 3)))
images = torch.from_numpy(np.zeros((2, 3, 5, 5)))
layers = {
    "Linear": (nn.Linear(3, 4), rows),
    "Linear without bias": (nn.Linear(3, 4, bias=False), rows),
    "Conv2d": (nn.Conv2d(3, 4, 3), images),
    "Conv2d without bias": (nn.Conv2d(3, 4, 3, bias=False), images),
}
for name, (layer, values) in layers.items():
    try:
        layer(values)
    except RuntimeError as error:
        print(f"{name}: {error}")

print("converted:", layers["Linear"][0](rows.float()).dtype)
