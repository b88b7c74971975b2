import copy

import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(32, 4)
labels = features.sum(dim=1, keepdim=True)
model = nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.6)
lowest = float("inf")
for step in range(6):
    loss = nn.functional.mse_loss(model(features), labels)
    if loss.item() < lowest:
        lowest = loss.item()
        best = model.state_dict()
        copied = copy.deepcopy(best)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

print("best equals last weights:  ", torch.equal(best["weight"], model.weight))
for name, weights in (("best", best), ("copied", copied)):
    model.load_state_dict(weights)
    loss = nn.functional.mse_loss(model(features), labels)
    print(f"loss with {name:6} {loss.item():10.0f}   lowest seen {lowest:.0f}")
