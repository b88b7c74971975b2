import torch
from torch import nn

torch.manual_seed(0)
labels = (torch.arange(400) % 20 == 0).long()
features = torch.randn(400, 1) + labels.view(-1, 1)

model = nn.Linear(1, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
for step in range(200):
    loss = nn.functional.cross_entropy(model(features), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
guesses = model(features).argmax(dim=1)
print("rare samples:", labels.sum().item(), "named rare:", guesses.sum().item())
print(f"right: {(guesses == labels).float().mean().item():.2f}")
