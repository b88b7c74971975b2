import torch
from torch.utils.data import DataLoader

loader = DataLoader(torch.arange(4), batch_size=2)
batches = iter(loader)
print(next(batches), next(batches))
print("nothing left:", next(batches, None))
