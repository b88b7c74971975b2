# raises: torch._C._LinAlgError
import torch

equations = torch.tensor([[1.0, 2.0], [2.0, 4.0]])
print("rank", torch.linalg.matrix_rank(equations).item())
torch.linalg.solve(equations, torch.tensor([3.0, 6.0]))
