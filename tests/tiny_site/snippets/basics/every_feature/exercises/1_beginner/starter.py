import torch

total = torch.tensor(0.0)
