# raises: TypeError
import torch

weight = torch.zeros(1, requires_grad=True)
optimizer = torch.optim.LBFGS([weight])
(weight - 3).square().sum().backward()
optimizer.step()
