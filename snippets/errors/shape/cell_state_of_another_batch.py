# raises: RuntimeError
import torch
from torch import nn

cell = nn.LSTMCell(input_size=4, hidden_size=6)
hidden, memory = torch.zeros(32, 6), torch.zeros(32, 6)
cell(torch.zeros(20, 4), (hidden, memory))
