import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(400, 2)
labels = (features[:, 0] > 0).long()
order = torch.randperm(400)
features, labels = features[order], labels[order]

model = nn.Linear(2, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
for step in range(100):
    scores = model(features)
    loss = nn.functional.cross_entropy(scores, labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
right = (scores.argmax(dim=1) == labels).float().mean().item()
print(f"loss {loss.item():.2f}, right {right:.1f}")
