import torch
from torch import nn

layers = [nn.Linear(3, 4), nn.ReLU(), nn.Linear(4, 2)]
model = nn.Sequential(*layers)

print("layers:", len(model), "output:", tuple(model(torch.ones(1, 3)).shape))
