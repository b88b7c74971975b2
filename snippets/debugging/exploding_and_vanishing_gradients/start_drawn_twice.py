import copy

import torch
from torch import nn

torch.manual_seed(0)
features, labels = torch.randn(64, 4), torch.randn(64, 1)


def first_loss(model):
    return nn.functional.mse_loss(model(features), labels).item()


without_clipping = nn.Linear(4, 1)
with_clipping = nn.Linear(4, 1)
print(f"drawn twice:  {first_loss(without_clipping):.3f}", end="  ")
print(f"{first_loss(with_clipping):.3f}")

with_clipping = copy.deepcopy(without_clipping)
print(f"copied:       {first_loss(without_clipping):.3f}", end="  ")
print(f"{first_loss(with_clipping):.3f}")
