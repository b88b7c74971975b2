import torch
from torch import nn

torch.manual_seed(0)
features, labels = torch.randn(32, 4), torch.randn(32, 1)
model = nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)


def gradient(rows, unscale_each):
    model.zero_grad()
    scaler = torch.amp.GradScaler("cpu")
    for x, y in zip(features[rows].split(8), labels[rows].split(8)):
        loss = nn.functional.mse_loss(model(x), y) / 4
        scaler.scale(loss).backward()
        if unscale_each:
            scaler.unscale_(optimizer)
            scaler.update()
    if not unscale_each:
        scaler.unscale_(optimizer)
    return model.weight.grad[0].tolist()


def show(name, numbers):
    print(f"{name:<24}", *(f"{n:6.3f}" for n in numbers))


every, last = slice(0, 32), slice(24, 32)
show("unscaled once", gradient(every, False))
show("unscaled in each piece", gradient(every, True))
show("last piece alone", gradient(last, False))
