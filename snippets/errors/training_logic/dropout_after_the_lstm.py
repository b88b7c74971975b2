import torch
from torch import nn

torch.manual_seed(0)
lstm, dropout = nn.LSTM(input_size=2, hidden_size=64), nn.Dropout(0.5)
hidden = lstm(torch.ones(4, 1, 2))[0]
print("anything dropped:", not torch.equal(dropout(hidden), dropout(hidden)))
