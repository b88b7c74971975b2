import torch
from torch import nn

scores = torch.zeros(2, 5, 4)
probabilities = nn.Softmax(dim=-1)(scores)
print("sum over the classes:", probabilities.sum(dim=2)[0, 0].item())
