import torch
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.listed = [nn.Linear(4, 4)]
        self.registered = nn.ModuleList([nn.Linear(4, 4)])
        self.plain = torch.zeros(4, requires_grad=True)
        self.scale = nn.Parameter(torch.ones(4))


print(list(Model().state_dict()))
