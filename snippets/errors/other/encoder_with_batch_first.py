import torch
from torch import nn

layer = nn.TransformerEncoderLayer(
    d_model=8, nhead=2, dim_feedforward=8, batch_first=True
)
encoder = nn.TransformerEncoder(layer, num_layers=2)

print("batch, length, features:", tuple(encoder(torch.zeros(3, 5, 8)).shape))
