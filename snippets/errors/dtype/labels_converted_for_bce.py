import torch
from torch import nn

labels = torch.tensor([[0.0], [1.0], [1.0]], dtype=torch.float64)
model = nn.Sequential(nn.Linear(2, 1), nn.Sigmoid())
features = torch.zeros(3, 2)

loss = nn.BCELoss()(model(features), labels.float())
loss.backward()
print("gradient of the weight:", model[0].weight.grad.dtype)
