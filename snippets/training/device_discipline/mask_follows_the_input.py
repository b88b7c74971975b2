import torch
from torch import nn


class Scores(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.query = nn.Linear(size, size)

    def forward(self, x):
        scores = self.query(x) @ x.transpose(-2, -1)
        length = x.shape[-2]
        future = scores.new_ones(length, length, dtype=torch.bool).triu(1)
        return scores.masked_fill(future, float("-inf"))


for device in ("cpu", "meta"):
    model = Scores(8).to(device)
    print(model(torch.ones(2, 5, 8).to(device)).device)
