# raises: RuntimeError
import torch
from torch import nn

decoder = nn.RNNCell(input_size=4, hidden_size=16)
encoder_state = torch.zeros(2, 32)
decoder(torch.zeros(2, 4), encoder_state)
