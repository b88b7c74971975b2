# raises: RuntimeError
import torch
from torch.utils.data import DataLoader

batch = next(iter(DataLoader(torch.arange(4), batch_size=2)))

print("labels" in batch)
