# raises: RuntimeError
import torch

queries = torch.zeros(2, 5, 64)
keys = torch.zeros(2, 7, 64)
scores = torch.bmm(queries, keys)
