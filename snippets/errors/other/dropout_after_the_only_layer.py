import torch
from torch import nn

torch.manual_seed(0)
lstm = nn.LSTM(input_size=2, hidden_size=100)
dropout = nn.Dropout(0.5)

steps, _ = lstm(torch.ones(1, 1, 2))
print("some zeros in train mode:", bool((dropout(steps) == 0).any()))
