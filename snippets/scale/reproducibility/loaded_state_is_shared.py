import torch
from torch import nn

weight = nn.Parameter(torch.ones(1))


def step(optimizer):
    weight.grad = torch.ones(1)
    optimizer.step()


first = torch.optim.SGD([weight], lr=0.1, momentum=0.9)
step(first)
saved = first.state_dict()
momentum = saved["state"][0]["momentum_buffer"]
print(f"momentum saved:   {momentum.item():.1f}")

resumed = torch.optim.SGD([weight], lr=0.1, momentum=0.9)
resumed.load_state_dict(saved)
step(resumed)
print(f"after resuming:   {momentum.item():.1f}")
print("same tensor:     ", momentum is resumed.state[weight]["momentum_buffer"])
