# warns: TracerWarning
import torch
from torch import nn


class Magnitude(nn.Module):
    def forward(self, x):
        if x.sum() > 0:
            return x
        return -x


traced = torch.jit.trace(Magnitude(), torch.ones(2), check_trace=False)
print("model:", Magnitude()(torch.tensor([-1.0, -2.0])).tolist())
print("trace:", traced(torch.tensor([-1.0, -2.0])).tolist())
