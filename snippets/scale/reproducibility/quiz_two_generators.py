import torch

first = torch.Generator().manual_seed(0)
second = torch.Generator().manual_seed(0)
left = torch.rand(2, generator=first)
torch.manual_seed(1)
right = torch.rand(2, generator=second)
print(torch.equal(left, right))
