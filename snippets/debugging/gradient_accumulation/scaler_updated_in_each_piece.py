# raises: AssertionError
import torch
from torch import nn

torch.manual_seed(0)
features, labels = torch.randn(32, 4), torch.randn(32, 1)
model = nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")

for i, (x, y) in enumerate(zip(features.split(8), labels.split(8))):
    loss = nn.functional.mse_loss(model(x), y) / 4
    scaler.scale(loss).backward()
    if (i + 1) % 4 == 0:
        scaler.step(optimizer)
        optimizer.zero_grad()
    scaler.update()
