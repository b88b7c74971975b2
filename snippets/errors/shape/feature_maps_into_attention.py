# raises: AssertionError
import torch
from torch import nn

attend = nn.MultiheadAttention(embed_dim=16, num_heads=4, batch_first=True)
maps = torch.zeros(2, 16, 6, 6)
attend(maps, maps, maps)
