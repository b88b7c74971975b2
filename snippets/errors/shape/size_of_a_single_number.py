# raises: IndexError
import torch

total = torch.ones(5).sum()
print(tuple(total.shape))
total.size(0)
