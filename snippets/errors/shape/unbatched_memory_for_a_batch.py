# raises: AssertionError
import torch
from torch import nn

layer = nn.TransformerDecoderLayer(d_model=8, nhead=2, batch_first=True)
answers, memory = torch.zeros(3, 5, 8), torch.zeros(12, 8)
print(tuple(layer(answers, memory.expand(3, -1, -1)).shape))
layer(answers, memory)
