import torch
from torch import nn

encoder = nn.Conv2d(3, 5, kernel_size=3, stride=4, padding=1)
logits = encoder(torch.zeros(1, 3, 64, 64))
mask = torch.zeros(1, 64, 64, dtype=torch.int64)
full = nn.functional.interpolate(logits, size=mask.shape[-2:], mode="bilinear")
print(tuple(logits.shape), "->", tuple(full.shape))
print("loss:", tuple(nn.functional.cross_entropy(full, mask).shape))
