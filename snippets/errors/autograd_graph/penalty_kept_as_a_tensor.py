import torch

weight = torch.tensor([3.0], requires_grad=True)
penalty = torch.cat([weight.square(), weight.abs()])
penalty.sum().backward()
print("penalty:", penalty.tolist(), "gradient:", weight.grad.tolist())
