# raises: RuntimeError
import torch
from torch import nn


class Scores(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.query = nn.Linear(size, size)

    def forward(self, x):
        scores = self.query(x) @ x.transpose(-2, -1)
        length = x.shape[-2]
        future = torch.ones(length, length, dtype=torch.bool).triu(1)
        return scores.masked_fill(future, float("-inf"))


print("cpu:", tuple(Scores(8)(torch.ones(2, 5, 8)).shape))
model = Scores(8).to("meta")
model(torch.ones(2, 5, 8).to("meta"))
