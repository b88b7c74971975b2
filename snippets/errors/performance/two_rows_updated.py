import torch
from torch import nn

table = nn.Embedding(100_000, 8, sparse=True)
table(torch.tensor([3, 17])).sum().backward()
gradient = table.weight.grad.coalesce()
print("rows looked up: 2, rows in the gradient:", len(gradient.values()))
optimizer = torch.optim.SparseAdam(table.parameters())
optimizer.step()
