# raises: RuntimeError
import torch
from torch import nn

to_qkv = nn.Linear(32, 3 * 32)
joined = to_qkv(torch.zeros(2, 5, 32))
query, key, value = joined.split([32, 32, 64], dim=-1)
