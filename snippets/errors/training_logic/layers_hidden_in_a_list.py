# raises: ValueError
import torch
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = [nn.Linear(2, 4), nn.Linear(4, 1)]


torch.optim.Adam(Model().parameters())
