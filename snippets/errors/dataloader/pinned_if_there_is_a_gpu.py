# build: cpu
import torch
from torch.utils.data import DataLoader

pin = torch.accelerator.is_available()
loader = DataLoader(torch.zeros(4, 2), batch_size=2, pin_memory=pin)
print("pinned:", next(iter(loader)).is_pinned())
