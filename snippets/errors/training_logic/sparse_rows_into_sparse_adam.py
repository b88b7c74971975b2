import torch
from torch import nn

table = nn.Embedding(1000, 2, sparse=True)
nn.init.zeros_(table.weight)
optimizer = torch.optim.SparseAdam(table.parameters(), lr=0.1)
table(torch.tensor([3, 7])).sum().backward()
optimizer.step()
print(
    "rows changed:", table.weight.abs().sum(dim=1).nonzero().flatten().tolist()
)
