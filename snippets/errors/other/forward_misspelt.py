# raises: NotImplementedError
import torch
from torch import nn


class Doubler(nn.Module):
    def foward(self, x):
        return 2 * x


Doubler()(torch.ones(2))
