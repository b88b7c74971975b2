import torch
from torch import nn

encoder = nn.TransformerEncoderLayer(d_model=16, nhead=4, batch_first=True)
project = nn.Linear(6, 16)
sensors = torch.zeros(2, 50, 6)
print(tuple(encoder(project(sensors)).shape))
