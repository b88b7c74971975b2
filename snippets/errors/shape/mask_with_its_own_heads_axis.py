# raises: AssertionError
import torch
from torch import nn

heads = 2
attention = nn.MultiheadAttention(8, heads, batch_first=True)
x, mask = torch.zeros(3, 5, 8), torch.zeros(3, heads, 5, 5)
print(tuple(attention(x, x, x, attn_mask=mask.flatten(0, 1))[0].shape))
attention(x, x, x, attn_mask=mask)
