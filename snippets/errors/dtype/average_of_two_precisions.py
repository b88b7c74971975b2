# raises: RuntimeError
import torch

average = torch.zeros(2)
weight = torch.ones(2, dtype=torch.float64)

average.lerp_(weight, 0.1)
