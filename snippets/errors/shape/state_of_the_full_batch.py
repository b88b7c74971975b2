# raises: RuntimeError
import torch
from torch import nn

gru = nn.GRU(input_size=3, hidden_size=5, batch_first=True)
state = torch.zeros(1, 4, 5)
for rows in torch.zeros(10, 7, 3).split(4):
    output, _ = gru(rows, state)
    print(tuple(output.shape))
