# raises: RuntimeError
import torch

counts = torch.tensor([4, 6, 10])
total = counts.sum()

print("counts / total:", (counts / total).tolist())
counts /= total
