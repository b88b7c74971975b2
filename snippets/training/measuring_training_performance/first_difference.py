import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(64, 8)
labels = features.sum(1, keepdim=True)
start = nn.Sequential(nn.Linear(8, 16), nn.Dropout(0.1), nn.Linear(16, 1))


def two_steps(dtype, dropout=0.0, decay=0.0, mean=True):
    layers = nn.Linear(8, 16), nn.Dropout(dropout), nn.Linear(16, 1)
    model = nn.Sequential(*layers).to(dtype)
    model.load_state_dict(start.state_dict())
    x, y = features.to(dtype), labels.to(dtype)
    sgd = torch.optim.SGD(model.parameters(), lr=0.01, weight_decay=decay)
    seen = {"start weights": model[0].weight.detach().clone()}
    for step in range(2):
        error = (model(x) - y).square()
        loss = error.mean()
        sgd.zero_grad()
        (loss if mean else error.sum()).backward()
        seen[f"loss {step}"] = loss.detach()
        seen[f"gradient {step}"] = model[0].weight.grad.clone()
        sgd.step()
        seen[f"weights {step + 1}"] = model[0].weight.detach().clone()
    return seen


reference = two_steps(torch.float64)
for fault in ({}, {"dropout": 0.1}, {"mean": False}, {"decay": 0.1}):
    other = two_steps(torch.float32, **fault)
    parts = [
        name
        for name, value in reference.items()
        if not torch.allclose(value, other[name].double(), 1e-4, 1e-5)
    ]
    print(fault or "rounding only", "->", (parts or ["no difference"])[0])
