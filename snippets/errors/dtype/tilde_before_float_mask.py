# raises: TypeError
import torch

mask = torch.tensor([1.0, 0.0, 1.0])

background = ~mask
