# raises: RuntimeError
import torch

rows = torch.zeros(10, 784)
print(tuple(rows.unflatten(1, (28, 28)).shape))
rows.unflatten(1, (1, 32, 32))
