import torch
from torch import nn

scores = torch.zeros(2, 7, 5)
tags = torch.zeros(2, 7, dtype=torch.int64)
criterion = nn.CrossEntropyLoss()
print(f"transposed: {criterion(scores.transpose(1, 2), tags):.4f}")
print(f"flattened: {criterion(scores.flatten(0, 1), tags.flatten()):.4f}")
