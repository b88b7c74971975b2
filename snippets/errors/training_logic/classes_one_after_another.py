import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

labels = torch.arange(40) // 20
features = 1 + nn.functional.one_hot(labels, 2) / 8
loader = DataLoader(TensorDataset(features, labels), batch_size=4)
model = nn.Linear(2, 2)
nn.init.zeros_(model.weight)
nn.init.zeros_(model.bias)
optimizer = torch.optim.SGD(model.parameters(), lr=0.3)
for epoch in range(20):
    losses = []
    for batch, targets in loader:
        loss = nn.functional.cross_entropy(model(batch), targets)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(round(loss.item(), 1))
print("last epoch:", losses)
print("right:", (model(features).argmax(dim=1) == labels).sum().item(), "of 40")
