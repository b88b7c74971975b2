import torch
from torch import nn
from torch.utils.data import DataLoader

model = nn.Sequential(nn.Linear(4, 128), nn.BatchNorm1d(128))
for rows in DataLoader(torch.zeros(9, 4), batch_size=4, drop_last=True):
    model(rows)
    print(len(rows), "rows")
model.eval()
print("one row in eval mode:", tuple(model(torch.zeros(1, 4)).shape))
