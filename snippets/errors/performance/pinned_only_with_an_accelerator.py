import torch
from torch.utils.data import DataLoader, TensorDataset

rows = TensorDataset(torch.zeros(64, 8))
pin = torch.accelerator.is_available()
loader = DataLoader(rows, batch_size=32, pin_memory=pin)
for (batch,) in loader:
    print("pinned as asked:", batch.is_pinned() if pin else not pin)
