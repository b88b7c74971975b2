import torch
from torch import nn

torch.manual_seed(0)
features, labels = torch.randn(32, 8), torch.randn(32, 1)


def off_by(norm, pieces):
    torch.manual_seed(0)
    layers = nn.Linear(8, 16), norm, nn.ReLU(), nn.Linear(16, 1)
    model = nn.Sequential(*layers)
    grads = []
    for n in (1, pieces):
        model.zero_grad()
        for x, y in zip(features.chunk(n), labels.chunk(n)):
            (nn.functional.mse_loss(model(x), y) / n).backward()
        grads.append(torch.cat([p.grad.flatten() for p in model.parameters()]))
    return (grads[1] - grads[0]).norm() / grads[0].norm()


for name, norm in (
    ("LayerNorm", nn.LayerNorm(16)),
    ("GroupNorm", nn.GroupNorm(4, 16)),
    ("BatchNorm", nn.BatchNorm1d(16)),
    ("BatchNorm in eval", nn.BatchNorm1d(16).eval()),
):
    errors = [f"{off_by(norm, pieces):4.0%}" for pieces in (2, 4, 8)]
    print(f"{name:<18} 2, 4, 8 pieces: off by", *errors)
