import torch
from torch import nn


def train(reduction, max_norm, steps=100):
    torch.manual_seed(0)
    features = torch.randn(steps, 16, 8)
    labels = features[:, :, :2].sum(dim=2, keepdim=True)
    labels[9::20] += 30
    model = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 1))
    rate = 0.03 if reduction == "mean" else 0.03 / 16
    optimizer = torch.optim.SGD(model.parameters(), lr=rate)
    norms, losses = [], []
    for x, y in zip(features, labels):
        loss = nn.functional.mse_loss(model(x), y, reduction=reduction)
        optimizer.zero_grad()
        loss.backward()
        norm = nn.utils.clip_grad_norm_(model.parameters(), max_norm)
        optimizer.step()
        norms.append(norm.item())
        losses.append(nn.functional.mse_loss(model(x), y).item())
    return torch.tensor(norms), torch.tensor(losses).median()


for reduction in ("mean", "sum"):
    norms, _ = train(reduction, float("inf"))
    p90 = norms.quantile(0.9).item()
    print(f"{reduction}: median {norms.median():.2g}, 90 % {p90:.2g},", end=" ")
    print(f"largest {norms.max():.2g}")
    for ceiling in (float("inf"), 50, 1, p90):
        norms, loss = train(reduction, ceiling)
        share = (norms > ceiling).float().mean()
        print(f"  ceiling {ceiling:4.2g} clips {share:4.0%},", end=" ")
        print(f"median loss {loss:.2g}")
