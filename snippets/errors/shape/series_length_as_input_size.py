# raises: RuntimeError
import torch
from torch import nn

temperatures = torch.zeros(16, 30)
lstm = nn.LSTM(input_size=30, hidden_size=8, batch_first=True)
lstm(temperatures.unsqueeze(-1))
