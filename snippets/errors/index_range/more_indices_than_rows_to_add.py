# raises: RuntimeError
import torch

totals = torch.zeros(3)
groups = torch.tensor([0, 2, 2, 1])
amounts = torch.tensor([5.0, 1.0, 4.0])
print(totals.index_add(0, groups[:3], amounts).tolist())
totals.index_add(0, groups, amounts)
