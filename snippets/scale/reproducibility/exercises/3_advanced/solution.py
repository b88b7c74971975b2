import copy

import torch
from torch import nn


class Run:
    def __init__(self):
        torch.manual_seed(0)
        self.features = torch.randn(12, 3)
        self.model = nn.Sequential(nn.Linear(3, 4), nn.Dropout(0.5))
        self.optimizer = torch.optim.SGD(
            self.model.parameters(), lr=0.1, momentum=0.9
        )
        self.shuffle = torch.Generator().manual_seed(0)
        self.order, self.position = None, 12

    def step(self):
        if self.position >= 12:
            self.order = torch.randperm(12, generator=self.shuffle)
            self.position = 0
        rows = self.order[self.position : self.position + 4]
        self.position += 4
        loss = self.model(self.features[rows]).square().mean()
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()

    def save(self):
        return copy.deepcopy({
            "model": self.model.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "default": torch.get_rng_state(),
            "shuffle": self.shuffle.get_state(),
            "order": self.order,
            "position": self.position,
        })

    def load(self, checkpoint):
        checkpoint = copy.deepcopy(checkpoint)
        self.model.load_state_dict(checkpoint["model"])
        self.optimizer.load_state_dict(checkpoint["optimizer"])
        torch.set_rng_state(checkpoint["default"])
        self.shuffle.set_state(checkpoint["shuffle"])
        self.order = checkpoint["order"]
        self.position = checkpoint["position"]
