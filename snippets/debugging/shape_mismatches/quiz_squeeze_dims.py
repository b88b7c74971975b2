import torch

dims = []
for rows in (2, 1):
    scores = torch.zeros(rows, 1, 5)
    dims.append(scores.squeeze().dim())
print(dims)
