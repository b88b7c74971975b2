import torch

values = torch.tensor([-1.0, 0.0, 4.0], requires_grad=True)
chosen = torch.where(values > 0, values.sqrt(), 0.0)
chosen.sum().backward()
print("forward: ", chosen.tolist())
print("gradient:", values.grad.tolist())

root = torch.tensor(0.0, requires_grad=True)
slope = torch.autograd.grad(root.sqrt(), root)[0]
print("0 from where, times", slope.item(), "from sqrt:", 0.0 * slope.item())
