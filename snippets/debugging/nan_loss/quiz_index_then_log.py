import torch

values = torch.tensor([0.0, 4.0], requires_grad=True)
values[values > 0].log().sum().backward()
print(values.grad.tolist())
