import torch

mask = torch.tensor([1.0, 0.0, 1.0])

print("background:", (~mask.bool()).tolist())
print("as numbers:", (1 - mask).tolist())
