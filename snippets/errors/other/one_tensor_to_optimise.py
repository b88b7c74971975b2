# raises: TypeError
import torch

image = torch.zeros(3, requires_grad=True)

torch.optim.SGD(image, lr=0.1)
