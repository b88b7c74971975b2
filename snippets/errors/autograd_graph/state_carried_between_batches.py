# raises: RuntimeError
import torch
from torch import nn

torch.manual_seed(0)
rnn, head = nn.GRU(input_size=3, hidden_size=4), nn.Linear(4, 1)
pieces = torch.ones(2, 5, 1, 3)
state = torch.zeros(1, 1, 4)

for number, piece in enumerate(pieces):
    outputs, state = rnn(piece, state)
    loss = head(outputs).square().mean()
    loss.backward()
    print("piece", number, "done, state needs grad:", state.requires_grad)
