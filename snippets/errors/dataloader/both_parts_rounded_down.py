# raises: ValueError
from torch.utils.data import random_split

rows = range(101)
parts = [int(0.8 * len(rows)), int(0.2 * len(rows))]
print(parts, "of", len(rows))
train, validation = random_split(rows, parts)
