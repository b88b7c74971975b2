import torch
from torch import nn

table = nn.Embedding(100_000, 8)
table(torch.tensor([3, 17])).sum().backward()
gradient = table.weight.grad
print("rows looked up: 2, rows in the gradient:", len(gradient))
