# raises: AssertionError
import torch
from torch import nn

encoder = nn.TransformerEncoderLayer(d_model=16, nhead=4, batch_first=True)
sensors = torch.zeros(2, 50, 6)
encoder(sensors)
