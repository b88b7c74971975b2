# raises: IndexError
import torch

table = torch.arange(12).view(4, 3)
neighbours = torch.tensor([[1, 2], [0, 3]])
print(tuple(table[neighbours].shape))
table.index_select(0, neighbours)
