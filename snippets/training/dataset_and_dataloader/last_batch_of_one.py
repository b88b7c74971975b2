# raises: ValueError
import torch
from torch import nn
from torch.utils.data import DataLoader

model = nn.Sequential(nn.Linear(8, 128), nn.BatchNorm1d(128))
for batch in DataLoader(torch.randn(65, 8), batch_size=32):
    print(len(batch), "rows")
    model(batch)
