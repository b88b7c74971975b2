import torch
from torch import nn

to_qkv = nn.Linear(32, 3 * 32)
joined = to_qkv(torch.zeros(2, 5, 32))
query, key, value = joined.chunk(3, dim=-1)
print(tuple(query.shape), tuple(key.shape), tuple(value.shape))
