# raises: torch.fx.proxy.TraceError
import torch
from torch import nn


class Flip(nn.Module):
    def forward(self, x):
        if x.sum() < 0:
            return -x
        return x


torch.fx.symbolic_trace(Flip())
