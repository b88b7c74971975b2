import torch
from torch import nn


class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("mean", torch.tensor([1.0, 2.0, 3.0, 4.0]))
        self.hidden = nn.ModuleList([nn.Linear(4, 8), nn.Linear(8, 8)])
        self.out = nn.Linear(8, 2)

    def forward(self, x):
        x = x - self.mean
        for layer in self.hidden:
            x = layer(x).relu()
        ramp = torch.linspace(0.5, 1.0, 8, device=x.device)
        return self.out(x * ramp)
