# raises: IndexError
import torch

names = torch.arange(10, 60, 10)
order = torch.Tensor([4, 0, 2])

print("order:", order.dtype)
print(names[order])
