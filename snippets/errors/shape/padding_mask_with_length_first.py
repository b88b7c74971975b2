# raises: AssertionError
import torch
from torch import nn

attention = nn.MultiheadAttention(embed_dim=8, num_heads=2)
words = torch.zeros(6, 3, 8)
is_padding = torch.zeros(6, 3, dtype=torch.bool)
attention(words, words, words, key_padding_mask=is_padding)
