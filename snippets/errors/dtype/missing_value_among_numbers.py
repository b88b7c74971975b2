# raises: RuntimeError
import torch

ages = {"ada": 36, "alan": 41}
column = [ages.get(name) for name in ("ada", "grace", "alan")]

print("column:", column)
torch.tensor(column)
