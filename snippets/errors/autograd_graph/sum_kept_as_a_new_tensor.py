import torch

bias = torch.ones(3, requires_grad=True)
total = torch.add(torch.zeros(3), bias)
total.sum().backward()
print("gradient:", bias.grad.tolist())
