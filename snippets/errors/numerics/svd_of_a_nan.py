# raises: torch._C._LinAlgError
import torch

table = torch.tensor([[1.0, 2.0], [float("nan"), 4.0], [5.0, 6.0]])
torch.linalg.svd(table)
