import torch
from torch import nn

model = nn.Sequential(nn.BatchNorm1d(1), nn.Linear(1, 1))
model.train()
for epoch in range(3):
    features = torch.tensor([[0.0], [2.0]]) + epoch
    model(features)
    mean = model[0].running_mean.item()
    print(f"epoch {epoch}: training {model.training}, running mean {mean:.2f}")
    model.eval()
    model(features)
