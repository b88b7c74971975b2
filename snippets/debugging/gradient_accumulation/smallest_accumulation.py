import torch
from torch import nn

torch.manual_seed(0)
features, labels = torch.randn(32, 4), torch.randn(32, 1)
model = nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

optimizer.zero_grad()
for x, y in zip(features.split(8), labels.split(8)):
    loss = nn.functional.mse_loss(model(x), y)
    (loss * len(x) / 32).backward()
    print(f"{len(x)} rows, bias.grad {model.bias.grad.item():+.3f}")
optimizer.step()
