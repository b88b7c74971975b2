import torch

torch.manual_seed(0)
numbers = torch.arange(4.0)
total = numbers.sum()
print(total)
print(torch.rand(2))
