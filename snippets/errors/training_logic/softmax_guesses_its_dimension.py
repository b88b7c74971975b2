# warns: UserWarning
import torch
from torch import nn

scores = torch.zeros(2, 5, 3)
probabilities = nn.Softmax()(scores)
print("sum over the classes:", probabilities.sum(dim=2)[0, 0].item())
print("sum over the batch:  ", probabilities.sum(dim=0)[0, 0].item())
