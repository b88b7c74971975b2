# raises: IndexError
import torch

grid = torch.arange(6).view(2, 3)
print(grid.take(torch.tensor([0, 5])).tolist())
grid.take(torch.tensor([6]))
