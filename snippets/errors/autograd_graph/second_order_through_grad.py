import torch

weight = torch.tensor(2.0, requires_grad=True)
(slope,) = torch.autograd.grad(weight**3, weight, create_graph=True)
(curvature,) = torch.autograd.grad(slope, weight)
print("slope:", slope.item(), "curvature:", curvature.item())
print(".grad:", weight.grad)
