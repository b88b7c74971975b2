import torch
from torch import nn


def first_loss():
    model = nn.Linear(4, 1)
    features, labels = torch.randn(32, 4), torch.randn(32, 1)
    return nn.functional.mse_loss(model(features), labels).item()


unseeded = [first_loss() for run in range(3)]
seeded = []
for run in range(3):
    torch.manual_seed(0)
    seeded.append(first_loss())

print("different losses without a seed:", len(set(unseeded)), "of 3")
print("different losses with a seed:", len(set(seeded)), "of 3")
print(f"seeded loss: {seeded[0]:.4f}")
