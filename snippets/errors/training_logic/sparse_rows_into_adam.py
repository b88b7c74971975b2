# raises: RuntimeError
import torch
from torch import nn

table = nn.Embedding(1000, 2, sparse=True)
optimizer = torch.optim.Adam(table.parameters(), lr=0.1)
table(torch.tensor([3, 7])).sum().backward()
print("rows in the gradient:", table.weight.grad.coalesce().indices().tolist())
optimizer.step()
