import torch
from torch import nn

columns = 10
model = nn.Sequential(
    nn.Linear(columns, 12),
    nn.TransformerEncoderLayer(d_model=12, nhead=3, batch_first=True),
)
print(tuple(model(torch.zeros(2, 5, columns)).shape))
