# raises: RuntimeError
import torch
from torch.utils.data import DataLoader

loader = DataLoader(torch.zeros(5, 2), batch_size=8, drop_last=True)
print("batches:", len(loader))
torch.stack([batch.mean() for batch in loader])
