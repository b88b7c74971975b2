# raises: RuntimeError
import torch

digit = torch.full((1, 28, 28), 0.5)
mean = torch.tensor([0.485, 0.456, 0.406]).view(3, 1, 1)
digit.sub_(mean)
