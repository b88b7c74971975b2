import torch
from torch import nn


def start(extra_draw):
    torch.manual_seed(0)
    hidden = nn.Linear(2, 2)
    if extra_draw:
        torch.rand(1)
    output = nn.Linear(2, 1)
    return hidden.weight, output.weight


plain, extra = start(extra_draw=False), start(extra_draw=True)
print("layer before the draw, same:", torch.equal(plain[0], extra[0]))
print("layer after the draw, same: ", torch.equal(plain[1], extra[1]))
print(f"{plain[1].tolist()[0][0]:.3f} became {extra[1].tolist()[0][0]:.3f}")
