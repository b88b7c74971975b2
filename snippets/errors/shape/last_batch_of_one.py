# raises: ValueError
import torch
from torch import nn
from torch.utils.data import DataLoader

model = nn.Sequential(nn.Linear(4, 128), nn.BatchNorm1d(128))
for rows in DataLoader(torch.zeros(9, 4), batch_size=4):
    print(len(rows), "rows")
    model(rows)
