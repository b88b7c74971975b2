# raises: RuntimeError
import torch

measurements = torch.ones(3, 4)
weights = torch.ones(5)
print(measurements @ weights[:4])
print(measurements @ weights)
