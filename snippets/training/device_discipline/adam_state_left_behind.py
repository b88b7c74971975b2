# raises: RuntimeError
import torch
from torch import nn


def train_convert_train(take_state_along):
    model = nn.Linear(2, 1)
    weight = model.weight
    optimizer = torch.optim.Adam(model.parameters())
    model(torch.ones(1, 2)).sum().backward()
    optimizer.step()
    model.double()
    if take_state_along:
        optimizer.load_state_dict(optimizer.state_dict())
    print("same weight object:", model.weight is weight)
    print("  weight:", weight.dtype)
    print("  Adam's average:", optimizer.state[weight]["exp_avg"].dtype)
    optimizer.step()
    print("  stepped")


train_convert_train(take_state_along=True)
train_convert_train(take_state_along=False)
