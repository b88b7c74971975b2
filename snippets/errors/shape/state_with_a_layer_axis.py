import torch
from torch import nn

lstm = nn.LSTM(8, 16, batch_first=True)
start = (torch.zeros(1, 4, 16), torch.zeros(1, 4, 16))
output, (hidden, cell) = lstm(torch.zeros(4, 10, 8), start)
print(tuple(output.shape), tuple(hidden.shape))
