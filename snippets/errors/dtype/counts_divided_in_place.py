# raises: RuntimeError
import torch

counts = torch.tensor([4, 8, 4])
total = counts.sum()

print("counts / total:", (counts / total).tolist())
counts /= total
