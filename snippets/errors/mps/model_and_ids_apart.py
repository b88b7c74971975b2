# raises: RuntimeError
import torch
from torch import nn

device = torch.device("meta")
model = nn.Embedding(10, 4).to(device)
ids = torch.tensor([[5, 1, 7]])

print("model:", model.weight.device, "ids:", ids.device)
(model(ids.to(device)) + torch.ones(3, 4)).sum()
