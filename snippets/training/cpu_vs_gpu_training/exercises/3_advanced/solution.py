import torch
from torch import nn


def train(model, optimizer, features, labels, steps):
    total = torch.zeros((), device=features.device)
    for step in range(steps):
        loss = nn.functional.mse_loss(model(features), labels)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        total += loss.detach()
    return total.item() / steps
