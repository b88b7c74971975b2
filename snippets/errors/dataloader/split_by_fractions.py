import torch
from torch.utils.data import random_split

rows = range(101)
fixed = torch.Generator().manual_seed(0)
train, validation = random_split(rows, [0.8, 0.2], generator=fixed)
print(len(train), len(validation))
