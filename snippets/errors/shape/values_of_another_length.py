# raises: AssertionError
import torch
from torch import nn

cross = nn.MultiheadAttention(8, 2, batch_first=True)
query, memory = torch.zeros(2, 5, 8), torch.zeros(2, 7, 8)
print(tuple(cross(query, memory, memory)[0].shape))
cross(query, memory, query)
