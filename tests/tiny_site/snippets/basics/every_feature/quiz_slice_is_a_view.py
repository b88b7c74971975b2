import torch

row = torch.zeros(3)
row[:1].add_(1)
print(row.tolist())
