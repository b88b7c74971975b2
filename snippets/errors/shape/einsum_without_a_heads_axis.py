# raises: RuntimeError
import torch

queries, keys = torch.zeros(2, 4, 10, 16), torch.zeros(2, 4, 12, 16)
print(tuple(torch.einsum("...qd,...kd->...qk", queries, keys).shape))
torch.einsum("bqd,bkd->bqk", queries, keys)
