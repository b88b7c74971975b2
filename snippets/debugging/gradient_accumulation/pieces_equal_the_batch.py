import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(40, 6)
labels = features.sum(dim=1, keepdim=True).sin()
model = nn.Sequential(nn.Linear(6, 16), nn.Tanh(), nn.Linear(16, 1))


def gradient(rows):
    model.zero_grad()
    total = 0.0
    for x, y in zip(features.split(rows), labels.split(rows)):
        loss = nn.functional.mse_loss(model(x), y)
        share = len(x) / len(features)
        (loss * share).backward()
        total += loss.item() * share
    return total, torch.cat([p.grad.flatten() for p in model.parameters()])


_, whole = gradient(rows=40)
for rows in (40, 20, 8, 12, 1):
    total, pieces = gradient(rows)
    apart = (pieces - whole).norm() / whole.norm()
    print(f"{rows:>2} rows at a time: loss {total:.4f},", end=" ")
    print(f"|gradient| {pieces.norm():.4f}, within 1e-6: {apart < 1e-6}")
