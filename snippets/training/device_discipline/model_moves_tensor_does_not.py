import torch
from torch import nn

far = torch.device("meta")
model, features = nn.Linear(4, 1), torch.ones(8, 4)

print("model.to gives back the model:", model.to(far) is model)
print("features.to gives back features:", features.to(far) is features)
print("nothing was assigned:", model.weight.device, features.device)

same = features.to("cpu")
print("already there, so features again:", same is features)
same.zero_()
print("sum of features:", features.sum().item())
