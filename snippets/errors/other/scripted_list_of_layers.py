# raises: RuntimeError
import torch
from torch import nn


class Stack(nn.Module):
    def __init__(self):
        super().__init__()
        self.steps = [nn.Linear(2, 2), nn.Linear(2, 2)]

    def forward(self, x):
        for step in self.steps:
            x = step(x)
        return x


torch.jit.script(Stack())
