import torch
from torch import nn


class Flip(nn.Module):
    def forward(self, x):
        return torch.where(x.sum() < 0, -x, x)


traced = torch.fx.symbolic_trace(Flip())
print(traced(torch.tensor([-3.0, 1.0])))
