import torch
from torch.utils.data import DataLoader

steps = 0
for epoch in range(10):
    for batch in DataLoader(torch.zeros(20, 3), 32, drop_last=True):
        steps += 1
print(steps)
