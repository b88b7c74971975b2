import torch

maps = torch.zeros(6, 16, 2, 2)
rows = maps.flatten(1)
print(tuple(rows.shape), "so in_features is", rows.shape[1])
