# raises: IndexError
import torch

overlaps = torch.zeros(0, 5)
print("best of each row:", overlaps.max(dim=1).values.tolist())
overlaps.max(dim=0)
