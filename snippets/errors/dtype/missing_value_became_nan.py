import torch

ages = {"ada": 36, "alan": 41}
column = [ages.get(name, float("nan")) for name in ("ada", "grace", "alan")]

tensor = torch.tensor(column)
print("column:", tensor.tolist(), "mean of the known:", tensor.nanmean().item())
