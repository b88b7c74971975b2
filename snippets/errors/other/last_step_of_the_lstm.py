import torch
from torch import nn


class LastStep(nn.Module):
    def forward(self, result):
        steps, _ = result
        return steps[:, -1]


model = nn.Sequential(
    nn.LSTM(5, 6, batch_first=True), LastStep(), nn.Linear(6, 2)
)

print("output:", tuple(model(torch.zeros(1, 7, 5)).shape))
