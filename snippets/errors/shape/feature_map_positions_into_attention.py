import torch
from torch import nn

attend = nn.MultiheadAttention(embed_dim=16, num_heads=4, batch_first=True)
maps = torch.zeros(2, 16, 6, 6)
positions = maps.flatten(2).transpose(1, 2)
mixed, _ = attend(positions, positions, positions)
print(
    tuple(positions.shape),
    "->",
    tuple(mixed.transpose(1, 2).view(maps.shape).shape),
)
