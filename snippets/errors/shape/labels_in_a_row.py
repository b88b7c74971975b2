import torch
from torch import nn

species = torch.tensor([[0], [2], [1]])
print(tuple(species.shape), "->", tuple(species.squeeze(1).shape))
loss = nn.functional.cross_entropy(torch.zeros(3, 3), species.squeeze(1))
print(f"{loss:.4f}")
