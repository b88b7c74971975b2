import warnings

import torch
from torch import nn

warnings.simplefilter("ignore")
layer = nn.Linear(2, 1)


def empty_cell():
    batch = torch.tensor([[1.0, float("nan")], [3.0, 4.0]])
    return nn.functional.mse_loss(layer(batch), torch.ones(2, 1))


def infinite_gradient():
    return torch.zeros(2, requires_grad=True).sqrt().sum()


def infinite_loss():
    return torch.tensor([1e30], requires_grad=True).square().sum()


def nan_without_a_path():
    weight = torch.ones(2, requires_grad=True)
    return (weight + torch.tensor([0.0, float("nan")])).sum()


for case in (empty_cell, infinite_gradient, infinite_loss, nan_without_a_path):
    try:
        with torch.autograd.set_detect_anomaly(True):
            loss = case()
            loss.backward()
        print(f"{case.__name__}: loss {loss.item()}, nothing reported")
    except RuntimeError as error:
        print(f"{case.__name__}: {error}")
