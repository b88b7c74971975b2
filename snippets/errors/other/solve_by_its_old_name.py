# raises: RuntimeError
import torch

matrix = torch.tensor([[2.0, 0.0], [0.0, 4.0]])
right_side = torch.tensor([[2.0], [8.0]])

torch.solve(right_side, matrix)
