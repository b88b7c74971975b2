# raises: RuntimeError
import torch
from torch import nn

sentences = [[5, 1, 7], [2, 9]]
padded = torch.zeros(2, 3)
for row, ids in enumerate(sentences):
    padded[row, : len(ids)] = torch.tensor(ids)

print("padded:", padded.dtype)
nn.Embedding(10, 4)(padded)
