# raises: RuntimeError
import torch
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.hidden = [nn.Linear(4, 4), nn.Linear(4, 4)]
        self.out = nn.Linear(4, 1)

    def forward(self, x):
        for layer in self.hidden:
            x = layer(x).relu()
        return self.out(x)


model = Model().to("meta")
features = torch.ones(8, 4).to("meta")
print("model.out:", model.out.weight.device)
model(features)
