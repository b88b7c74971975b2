import torch
from torch import nn


def double_overwriting(model):
    torch.__future__.set_overwrite_module_params_on_conversion(True)
    model.double()
    torch.__future__.set_overwrite_module_params_on_conversion(False)


def materialize(model):
    model.to_empty(device="cpu").double().reset_parameters()


def train(start, convert):
    torch.manual_seed(0)
    features = torch.randn(64, 3).double()
    labels = features.sum(dim=1, keepdim=True)
    model = nn.Linear(3, 1, device=start)
    weight = model.weight
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    convert(model)
    losses = []
    for step in range(51):
        loss = nn.functional.mse_loss(model(features), labels)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(f"{loss.item():.2f}")
    print(f"{convert.__name__}: same weight: {model.weight is weight}", end="")
    print(f", loss {losses[0]} -> {losses[-1]}")


train("cpu", nn.Module.double)
train("cpu", double_overwriting)
train("meta", materialize)
model = nn.Linear(3, 1)
weight = model.weight
print("moved to meta: same weight:", model.to("meta").weight is weight)
