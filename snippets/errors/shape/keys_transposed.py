import torch

queries = torch.zeros(2, 5, 64)
keys = torch.zeros(2, 7, 64)
scores = torch.bmm(queries, keys.transpose(1, 2))
print("5 queries against 7 keys:", tuple(scores.shape))
