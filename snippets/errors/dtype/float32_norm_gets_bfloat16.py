import torch
from torch import nn

tokens = torch.ones(2, 5, 8)
norm = nn.LayerNorm(8)

with torch.autocast("cpu", dtype=torch.bfloat16):
    print("under autocast:", norm(tokens).dtype)
print("input in bfloat16, weight in float32:", norm(tokens.bfloat16()).dtype)
