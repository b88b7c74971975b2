# raises: RuntimeError
import torch

maps = torch.zeros(6, 16, 2, 2)
print(maps.numel(), "values")
maps.view(-1, 16 * 5 * 5)
