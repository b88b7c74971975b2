# raises: RuntimeError
import torch
from torch import nn

cell = nn.GRUCell(input_size=4, hidden_size=8)
state = cell(torch.zeros(2, 4))
print(tuple(state.shape))
cell(state)
