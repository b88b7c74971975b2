# raises: ValueError
import torch
from torch import nn

for device in ("cpu", "meta"):
    print(device)
    born_there = nn.Parameter(torch.ones(3, device=device))
    moved = nn.Parameter(torch.ones(3)).to(device)
    for weight in (born_there, moved):
        print(f"  {type(weight).__name__}, leaf: {weight.is_leaf}")
        torch.optim.SGD([weight], lr=0.1)
