import torch
from torch import nn


class Doubler(nn.Module):
    def forward(self, x):
        return 2 * x


print("has forward:", "forward" in Doubler.__dict__)
print("output:", Doubler()(torch.ones(2)).tolist())
