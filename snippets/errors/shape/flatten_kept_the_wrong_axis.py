# raises: ValueError
import torch
from torch import nn

maps = torch.zeros(20, 8, 5, 5)
labels = torch.zeros(20, dtype=torch.int64)
rows = maps.view(-1, 100)
print("rows:", tuple(rows.shape))
nn.functional.cross_entropy(nn.Linear(100, 3)(rows), labels)
