# raises: RuntimeError
import numpy as np
import torch
from torch import nn

images = torch.from_numpy(np.ones((1, 3, 8, 8)))
conv = nn.Conv2d(3, 8, kernel_size=3)

print("devices:", images.device, conv.weight.device)
print("dtypes:", images.dtype, conv.weight.dtype)
print("as float32:", tuple(conv(images.float()).shape))
conv(images)
