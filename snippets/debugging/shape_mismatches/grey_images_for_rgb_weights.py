# raises: RuntimeError
import torch
from torch import nn

first_layer = nn.Conv2d(3, 64, kernel_size=7)
grey = torch.zeros(64, 1, 224, 224)

print("repeated:", tuple(first_layer(grey[:2].expand(-1, 3, -1, -1)).shape))
first_layer(grey)
