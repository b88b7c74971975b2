# raises: RuntimeError
import torch
from torch import nn

lstm = nn.LSTM(8, 16, batch_first=True)
start = (torch.zeros(4, 16), torch.zeros(4, 16))
lstm(torch.zeros(4, 10, 8), start)
