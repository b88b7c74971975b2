# raises: RuntimeError
import torch
from torch import nn

lstm = nn.LSTM(6, 10, bidirectional=True, batch_first=True)
start = (torch.zeros(1, 4, 10), torch.zeros(1, 4, 10))
lstm(torch.zeros(4, 9, 6), start)
