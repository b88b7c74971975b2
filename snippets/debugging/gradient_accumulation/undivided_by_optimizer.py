import copy

import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(64, 6)
labels = features.sum(dim=1, keepdim=True).sin()
start = nn.Sequential(nn.Linear(6, 16), nn.Tanh(), nn.Linear(16, 1))


def train(build, pieces, divisor, clip):
    model = copy.deepcopy(start)
    optimizer = build(model.parameters())
    for step in range(50):
        optimizer.zero_grad()
        for x, y in zip(features.chunk(pieces), labels.chunk(pieces)):
            (nn.functional.mse_loss(model(x), y) / divisor).backward()
        if clip:
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
    return nn.functional.mse_loss(model(features), labels).item()


def adam(parameters, weight_decay=0.0):
    return torch.optim.Adam(parameters, 0.01, weight_decay=weight_decay)


print("optimizer                whole  divided  undivided")
for name, build, clip in (
    ("SGD, rate 0.1", lambda p: torch.optim.SGD(p, 0.1), False),
    ("SGD, rate 0.1, clipped", lambda p: torch.optim.SGD(p, 0.1), True),
    ("Adam", adam, False),
    ("Adam, clipped", adam, True),
    ("Adam, weight_decay 0.1", lambda p: adam(p, 0.1), False),
):
    losses = [train(build, *c, clip) for c in ((1, 1), (8, 8), (8, 1))]
    print(f"{name:<23} {losses[0]:6.3f} {losses[1]:8.3f} {losses[2]:10.3f}")
