import torch
from torch import nn

pixels = torch.full((1, 3, 8, 8), 255, dtype=torch.uint8)
images = pixels.float() / 255
conv = nn.Conv2d(3, 8, kernel_size=3)

print("images:", images.dtype, "largest value:", images.max().item())
print("output:", tuple(conv(images).shape), conv(images).dtype)
