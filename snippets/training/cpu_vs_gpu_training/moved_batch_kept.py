import torch
from torch import nn

far = torch.device("meta")
model = nn.Linear(4, 1)
features = torch.ones(8, 4)

model.to(far)
features = features.to(far)

print("model:", model.weight.device)
print("features:", features.device)
print("predictions:", model(features).device)
