# raises: RuntimeError
import torch

tile = torch.tensor([[1, 2], [3, 4]])
print(tile.repeat(1, 2).tolist())
tile.repeat(2)
