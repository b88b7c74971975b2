import torch
from torch import nn

MICRO_GRADIENTS = torch.tensor([[80.0, 0.0], [0.0, 2.0], [0.0, 2.0]])


def update(place):
    weights = nn.Parameter(torch.zeros(2))
    optimizer = torch.optim.SGD([weights], lr=1.0)
    if place == "before backward":
        nn.utils.clip_grad_norm_([weights], 1.0)
    for gradient in MICRO_GRADIENTS:
        (weights @ gradient / 3).backward()
        if place == "in each micro-batch":
            nn.utils.clip_grad_norm_([weights], 1.0)
    if place == "before step":
        nn.utils.clip_grad_norm_([weights], 1.0)
    optimizer.step()
    if place == "after step":
        nn.utils.clip_grad_norm_([weights], 1.0)
    return -weights.detach()


PLACES = "before backward", "after step", "in each micro-batch", "before step"
for place in PLACES:
    x, y = update(place).tolist()
    length = (x**2 + y**2) ** 0.5
    print(f"{place:20} update ({x:5.2f}, {y:4.2f}), norm {length:.2f}")
