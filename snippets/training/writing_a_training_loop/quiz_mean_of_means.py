import torch
from torch.utils.data import DataLoader

loader = DataLoader(torch.tensor([1.0, 1.0, 1.0, 1.0, 6.0]), batch_size=4)
total = 0.0
for losses in loader:
    total += losses.mean().item()
print(total / len(loader))
