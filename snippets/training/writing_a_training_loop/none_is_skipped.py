import torch
from torch import nn

for to_none in (True, False):
    weight = nn.Parameter(torch.tensor(1.0))
    optimizer = torch.optim.SGD([weight], 0.1, momentum=0.9, weight_decay=0.1)
    weight.square().backward()
    optimizer.step()
    print(f"set_to_none={to_none}: {weight.item():.3f} after one step", end="")
    for step in range(20):
        optimizer.zero_grad(set_to_none=to_none)
        optimizer.step()
    print(f", {weight.item():.3f} after 20 more, no backward")
