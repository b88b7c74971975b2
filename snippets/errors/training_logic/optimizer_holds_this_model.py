import torch
from torch import nn

torch.manual_seed(0)
features = torch.linspace(-1, 1, 16).view(-1, 1)
model = nn.Linear(1, 1)
model = nn.Linear(1, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.2)

for step in range(3):
    loss = nn.functional.mse_loss(model(features), 2 * features)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"step {step}: loss {loss.item():.3f}")
