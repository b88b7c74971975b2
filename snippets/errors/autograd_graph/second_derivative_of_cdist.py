# raises: NotImplementedError
import torch

points = torch.tensor([[0.0, 0.0], [3.0, 4.0]], requires_grad=True)
distances = torch.cdist(points, torch.ones(1, 2))
(slope,) = torch.autograd.grad(distances.sum(), points, create_graph=True)
slope.square().sum().backward()
