import torch
from torch import nn

score = torch.tensor([30.0], requires_grad=True)
nn.BCELoss()(score.sigmoid(), torch.zeros(1)).backward()
print(score.grad.item())
