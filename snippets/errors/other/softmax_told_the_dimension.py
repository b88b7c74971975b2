import torch
from torch.nn.functional import softmax

scores = torch.zeros(2, 3, 4)

print("sums over the classes:", softmax(scores, dim=-1).sum(dim=-1)[0].tolist())
