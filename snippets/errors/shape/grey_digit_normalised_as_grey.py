import torch

digit = torch.full((1, 28, 28), 0.5)
mean = torch.tensor([0.5]).view(1, 1, 1)
digit.sub_(mean)
print(tuple(digit.shape), digit.max().item())
