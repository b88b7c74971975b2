import torch

readings = torch.arange(10)
middle = len(readings) // 2
print(readings[middle])
