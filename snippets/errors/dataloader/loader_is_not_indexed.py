# raises: TypeError
import torch
from torch.utils.data import DataLoader

loader = DataLoader(torch.arange(4), batch_size=2)
print(loader[0])
