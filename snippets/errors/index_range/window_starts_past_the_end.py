# raises: IndexError
import torch

context = torch.arange(8)
print("slice:", context[12:14].tolist())
context.narrow(0, 12, 2)
