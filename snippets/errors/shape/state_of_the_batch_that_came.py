import torch
from torch import nn

gru = nn.GRU(input_size=3, hidden_size=5, batch_first=True)
for rows in torch.zeros(10, 7, 3).split(4):
    state = rows.new_zeros(1, len(rows), 5)
    output, _ = gru(rows, state)
    print(tuple(output.shape))
