# raises: RuntimeError
import torch

features = torch.ones(2, 3)
weight = torch.ones(4, 5)
print("multiplying")
features @ weight
