# warns: UserWarning
# build: cpu
import torch
from torch.utils.data import DataLoader

loader = DataLoader(torch.zeros(4, 2), batch_size=2, pin_memory=True)
batch = next(iter(loader))
print("pinned:", batch.is_pinned())
print("copied:", batch.to("cpu", non_blocking=True) is not batch)
try:
    batch.pin_memory()
except RuntimeError as error:
    print("RuntimeError:", error)
