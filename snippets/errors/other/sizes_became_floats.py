# raises: TypeError
import torch

pixels = torch.arange(12)
side = pixels.numel() / 3

print("side:", side)
pixels.view(side, 3)
