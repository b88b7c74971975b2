import torch

values = torch.tensor([-1.0, 0.0, 4.0], requires_grad=True)
positive = values > 0
safe = torch.where(positive, values, 1.0)
chosen = torch.where(positive, safe.sqrt(), 0.0)
chosen.sum().backward()
print("forward: ", chosen.tolist())
print("gradient:", values.grad.tolist())
