import torch

start = torch.tensor([3.0, 4.0], requires_grad=True)

start.square().sum().backward()
print("gradient:", start.grad.tolist())
