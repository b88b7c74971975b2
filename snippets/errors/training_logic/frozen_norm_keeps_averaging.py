import torch
from torch import nn

backbone = nn.BatchNorm1d(1).requires_grad_(False)
head = nn.Linear(1, 1)
probe = torch.tensor([[1.0]])
for epoch in range(3):
    head(backbone(torch.tensor([[4.0], [6.0]])))
    mean = backbone.running_mean.item()
    print(f"epoch {epoch}: weight {backbone.weight.item()}, mean {mean:.2f}")

weight = torch.ones(1, requires_grad=True)
optimizer = torch.optim.SGD([weight], lr=0.5)
weight.sum().backward()
weight.requires_grad_(False)
optimizer.step()
print("frozen before the step, and still moved:", weight.item())
