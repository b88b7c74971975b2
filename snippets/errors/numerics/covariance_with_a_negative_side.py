# raises: torch._C._LinAlgError
import torch

table = torch.tensor([[1.0, 2.0], [2.0, 1.0]])
print(
    "eigenvalues", [round(v, 2) for v in torch.linalg.eigvalsh(table).tolist()]
)
torch.linalg.cholesky(table)
