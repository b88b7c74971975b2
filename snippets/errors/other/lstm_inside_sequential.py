# raises: TypeError
import torch
from torch import nn

model = nn.Sequential(nn.LSTM(5, 6, batch_first=True), nn.Linear(6, 2))

model(torch.zeros(1, 7, 5))
