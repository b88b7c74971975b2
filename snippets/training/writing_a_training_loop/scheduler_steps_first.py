# warns: UserWarning
import torch
from torch import nn


def rates(scheduler_first):
    weight = nn.Parameter(torch.tensor(1.0))
    optimizer = torch.optim.SGD([weight], lr=1.0)
    scheduler = torch.optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.1)
    used = []
    for epoch in range(3):
        weight.square().backward()
        if scheduler_first:
            scheduler.step()
        used.append(f"{optimizer.param_groups[0]['lr']:.3f}")
        optimizer.step()
        optimizer.zero_grad()
        if not scheduler_first:
            scheduler.step()
    return ", ".join(used)


print("scheduler last: ", rates(scheduler_first=False))
print("scheduler first:", rates(scheduler_first=True))
