# raises: RuntimeError
import copy

import torch
from torch import nn


class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(2, 3)

    def forward(self, features):
        self.last = self.layer(features)
        return self.last


model = Classifier()
copy.deepcopy(model)
print("copied before the first forward pass")
model(torch.ones(1, 2))
copy.deepcopy(model)
