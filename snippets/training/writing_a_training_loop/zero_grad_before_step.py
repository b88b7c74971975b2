import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(64, 3)
labels = features.sum(dim=1, keepdim=True)
model = nn.Linear(3, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

for step in range(41):
    loss = nn.functional.mse_loss(model(features), labels)
    loss.backward()
    optimizer.zero_grad()
    optimizer.step()
    if step % 20 == 0:
        print(f"step {step}: loss {loss.item():.3f}")
