from functools import partial

import torch
from torch import nn

torch.manual_seed(0)
clean = torch.randn(64, 3)
labels = clean[:, 0] - clean[:, 1]
large, constant, empty, twins = (clean.clone() for _ in range(4))
large[:, 2] *= 1000
constant[:, 2] = 5.0
constant = (constant - constant.mean(dim=0)) / constant.std(dim=0)
empty[17, 2], twins[1] = float("nan"), twins[0]
error = partial(nn.functional.mse_loss, target=labels)


def distance(predictions):
    return (predictions[::2] - predictions[1::2]).square().sqrt().mean()


def first_bad_step(features, loss_function, rate):
    torch.manual_seed(0)
    model = nn.Linear(3, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=rate)
    for step in range(300):
        loss = loss_function(model(features).squeeze(1))
        if not loss.isfinite():
            return f"step {step}"
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return "never"


for case, features, loss in (("column in 1000s", large, error),
                             ("constant / its std", constant, error),
                             ("one empty cell", empty, error),
                             ("sqrt(0) of twins", twins, distance)):
    found = [first_bad_step(features, loss, r) for r in (1e-2, 1e-5, 1e-8)]
    print(f"{case:20}", *[f"{step:>8}" for step in found])
