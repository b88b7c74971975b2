import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(3, 4), nn.Sigmoid(), nn.ReLU())
output = model(torch.ones(2, 3))
output.sum().backward()
print("gradient of the bias:", tuple(model[0].bias.grad.shape))
