import torch

pixels = torch.arange(12)
side = pixels.numel() // 3

print("side:", side)
print(
    "image:", tuple(pixels.view(3, side).shape), tuple(pixels.view(3, -1).shape)
)
