import torch

names = torch.arange(10, 60, 10)
order = torch.tensor([4, 0, 2])
found = torch.tensor([], dtype=torch.long)

print("order:", order.dtype, names[order].tolist())
print("nothing found:", names[found].tolist())
