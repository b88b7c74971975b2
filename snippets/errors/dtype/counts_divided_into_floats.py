import torch

counts = torch.tensor([4, 8, 4])

shares = counts.float()
shares /= counts.sum()
print("shares:", shares.dtype, shares.tolist())
print("counts:", counts.dtype, counts.tolist())
