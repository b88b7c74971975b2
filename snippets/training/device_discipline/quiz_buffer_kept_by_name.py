import torch
from torch import nn

model = nn.BatchNorm1d(3)
mean, weight = model.running_mean, model.weight
model.double()
print(mean is model.running_mean, weight is model.weight)
