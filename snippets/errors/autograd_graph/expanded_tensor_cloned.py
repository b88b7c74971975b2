import torch

row = torch.zeros(1, 3)
table = row.expand(2, 3).clone()
print("strides:", table.stride())
table += 1
print("row:", row.tolist(), "table:", table.tolist())
