# warns: UserWarning
import torch
from torch import nn

layer = nn.TransformerEncoderLayer(d_model=8, nhead=2, dim_feedforward=8)
encoder = nn.TransformerEncoder(layer, num_layers=2)

print("length, batch, features:", tuple(encoder(torch.zeros(5, 3, 8)).shape))
