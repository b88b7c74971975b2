import torch
from torch import nn


def train(activation, change, max_norm=float("inf"), depth=20, width=32):
    torch.manual_seed(0)
    features = torch.randn(64, width)
    labels = (features[:, 0] > 0).long()
    layers = nn.ModuleList(nn.Linear(width, width) for _ in range(depth))
    scale = nn.LayerNorm(width) if change == "LayerNorm" else nn.Identity()
    head = nn.Linear(width, 2)
    for layer in layers:
        if change == "He":
            nn.init.kaiming_normal_(layer.weight, nonlinearity="relu")
        if change == "zero bias":
            nn.init.zeros_(layer.bias)
    parameters = [*layers.parameters(), *head.parameters()]
    optimizer = torch.optim.SGD(parameters, lr=0.025)
    for step in range(20):
        hidden = features
        for layer in layers:
            new = activation(scale(layer(hidden)))
            hidden = hidden + new / 4 if change == "residual" else new
        loss = nn.functional.cross_entropy(head(hidden), labels)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(parameters, max_norm)
        if step == 0:
            first, last = (layers[i].weight.grad.norm() for i in (0, -1))
        optimizer.step()
    return f"first {first:.0e}  last {last:.0e}  loss after 20 steps {loss:.2f}"


print("sigmoid          ", train(torch.sigmoid, None))
print("ReLU             ", train(torch.relu, None))
print("ReLU, ceiling 1  ", train(torch.relu, None, max_norm=1.0))
for change in ("zero bias", "He", "LayerNorm", "residual"):
    print(f"ReLU, {change:11}", train(torch.relu, change))
