import torch
from torch import nn

maps = torch.zeros(20, 8, 5, 5)
labels = torch.zeros(20, dtype=torch.int64)
rows = maps.flatten(1)
print("rows:", tuple(rows.shape))
loss = nn.functional.cross_entropy(nn.Linear(200, 3)(rows), labels)
print("loss:", tuple(loss.shape))
