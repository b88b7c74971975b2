# raises: TypeError
import torch

image = torch.ones(3, 2, 2)
mean = [0.5, 0.25, 0.0]

image - mean
