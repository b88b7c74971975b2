import torch
from torch import nn

head = nn.Sequential(nn.Linear(20, 50), nn.BatchNorm1d(50))
print(tuple(head(torch.zeros(8, 20)).shape))
