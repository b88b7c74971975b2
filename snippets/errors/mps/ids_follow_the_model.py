import torch
from torch import nn

device = torch.device("meta")
model = nn.Embedding(10, 4).to(device)
ids = torch.tensor([[5, 1, 7]])

ids = ids.to(model.weight.device)
shift = torch.ones(3, 4, device=ids.device)
print("output:", (model(ids) + shift).device, tuple(model(ids).shape))
