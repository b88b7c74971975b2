# raises: IndexError
import torch

outputs = torch.arange(6).view(2, 3)
print("last step:", outputs.select(1, 2).tolist())
outputs.select(1, 3)
