import torch
from torch import nn

outputs = torch.tensor([1.0, 2.0, 3.0])
targets = torch.tensor([[1.0], [2.0], [3.0]])
loss = nn.functional.mse_loss(outputs, targets.view_as(outputs))
print("compared:", tuple((outputs - targets.view_as(outputs)).shape))
print("loss of a perfect prediction:", loss.item())
