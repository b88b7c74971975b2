# raises: IndexError
import torch
from torch import nn

positions = nn.Embedding(16, 8)
for length in (12, 20):
    prompt = torch.arange(length)
    print(length, tuple(positions(prompt).shape))
