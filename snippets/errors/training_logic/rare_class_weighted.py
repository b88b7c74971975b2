import torch
from torch import nn

torch.manual_seed(0)
labels = (torch.arange(400) % 20 == 0).long()
features = torch.randn(400, 1) + labels.view(-1, 1)

model, weight = nn.Linear(1, 2), torch.tensor([1.0, 19.0])
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
for step in range(200):
    loss = nn.functional.cross_entropy(model(features), labels, weight)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
guesses = model(features).argmax(dim=1)
found = (guesses * labels).sum().item()
print("rare samples:", labels.sum().item(), "of them found:", found)
