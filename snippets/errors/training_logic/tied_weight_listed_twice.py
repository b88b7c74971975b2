# warns: UserWarning
import torch
from torch import nn

embedding, output = nn.Embedding(10, 4), nn.Linear(4, 10, bias=False)
output.weight = embedding.weight
torch.optim.SGD([*embedding.parameters(), *output.parameters()], lr=0.1)
