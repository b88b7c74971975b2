# raises: ValueError
import torch

weight = torch.zeros(1, requires_grad=True)
torch.optim.SGD([weight], lr=-0.1)
