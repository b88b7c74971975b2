# raises: RuntimeError
import torch

equations = torch.tensor([[1.0, 0.0], [0.0, 2.0], [1.0, 1.0]])
torch.linalg.inv(equations)
