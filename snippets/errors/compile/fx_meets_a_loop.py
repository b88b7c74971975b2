# raises: torch.fx.proxy.TraceError
import torch
from torch import nn


class Sum(nn.Module):
    def forward(self, rows):
        total = 0
        for row in rows:
            total = total + row
        return total


torch.fx.symbolic_trace(Sum())
