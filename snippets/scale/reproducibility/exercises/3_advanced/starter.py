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
        return {"model": self.model.state_dict()}

    def load(self, checkpoint):
        self.model.load_state_dict(checkpoint["model"])
