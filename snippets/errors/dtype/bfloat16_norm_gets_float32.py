# raises: RuntimeError
import torch
from torch import nn

tokens = torch.ones(2, 5, 8)
norm = nn.LayerNorm(8).bfloat16()

print("weight:", norm.weight.dtype, "tokens:", tokens.dtype)
norm(tokens)
