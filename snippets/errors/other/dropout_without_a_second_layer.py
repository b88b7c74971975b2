# warns: UserWarning
import torch
from torch import nn

lstm = nn.LSTM(input_size=2, hidden_size=100, dropout=0.5)

steps, _ = lstm(torch.ones(1, 1, 2))
print("zeros in train mode:", int((steps == 0).sum()))
