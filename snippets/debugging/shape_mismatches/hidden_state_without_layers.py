# raises: RuntimeError
import torch
from torch import nn

lstm = nn.LSTM(4, 8, num_layers=2, batch_first=True)
batch = torch.zeros(3, 5, 4)

start = torch.zeros(2, 3, 8)
output, (hidden, cell) = lstm(batch, (start, start))
print("output", tuple(output.shape), " hidden", tuple(hidden.shape))

start = torch.zeros(3, 8)
lstm(batch, (start, start))
