import torch

total = torch.tensor([1.0, 2.0, 3.0]).sum()
