# raises: RuntimeError
import torch
from torch import nn

torch.manual_seed(0)
features, labels = torch.randn(32, 4), torch.randn(32, 1)
model = nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

optimizer.zero_grad()
total = 0
for i, (x, y) in enumerate(zip(features.split(8), labels.split(8))):
    total = total + nn.functional.mse_loss(model(x), y) / 4
    print("piece", i)
    total.backward()
optimizer.step()
