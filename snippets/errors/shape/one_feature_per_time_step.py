import torch
from torch import nn

temperatures = torch.zeros(16, 30)
lstm = nn.LSTM(input_size=1, hidden_size=8, batch_first=True)
output, (hidden, cell) = lstm(temperatures.unsqueeze(-1))
print("16 series, 30 steps:", tuple(output.shape))
