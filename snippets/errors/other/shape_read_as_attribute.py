import torch

batch = torch.zeros(4, 3)

print("size():", tuple(batch.size()))
print("shape:", tuple(batch.shape), "rows:", batch.shape[0])
