import torch
from torch import nn

backbone = nn.BatchNorm1d(1).requires_grad_(False)
model = nn.Sequential(backbone, nn.Linear(1, 1))
for epoch in range(3):
    model.train()
    backbone.eval()
    model(torch.tensor([[4.0], [6.0]]))
    mean = backbone.running_mean.item()
    print(f"epoch {epoch}: weight {backbone.weight.item()}, mean {mean:.2f}")

weight = torch.ones(1, requires_grad=True)
optimizer = torch.optim.SGD([weight], lr=0.5)
weight.sum().backward()
weight.requires_grad_(False).grad = None
optimizer.step()
print("frozen without a gradient:", weight.item())
