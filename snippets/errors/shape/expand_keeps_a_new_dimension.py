# raises: RuntimeError
import torch

row = torch.tensor([1, 2, 3])
print(tuple(row.expand(4, -1).shape))
row.expand(-1, 4, 3)
