# raises: RuntimeError
import torch

scale, row = torch.tensor(2.0), torch.tensor([1.0, 3.0])
print((scale * row).tolist())
scale @ row
