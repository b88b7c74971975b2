# raises: RuntimeError
import torch

row = torch.zeros(1, 3)
table = row.expand(2, 3)
print("strides:", table.stride())
table += 1
