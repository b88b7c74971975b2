import torch
from torch import nn

pool = nn.AdaptiveAvgPool1d(3)
row = nn.functional.pad(
    torch.arange(0.0, 21.0, 3.0)[None], (1, 1), mode="replicate"
)

print("pooled:", pool(row).tolist())
print("input % output:", row.shape[-1] % 3)
