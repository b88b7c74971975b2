import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
torch.manual_seed(0)
points = torch.randn(250, 2)
inside = (points.norm(dim=1) < 1.2).long()
data = TensorDataset(points, inside)
loader = DataLoader(data, batch_size=32, shuffle=True)

model = nn.Sequential(nn.Linear(2, 16), nn.ReLU(), nn.Linear(16, 2))
model.to(device)
loss_fn = nn.CrossEntropyLoss()
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)

for epoch in range(10):
    correct = 0
    for features, labels in loader:
        features, labels = features.to(device), labels.to(device)
        logits = model(features)
        loss = loss_fn(logits, labels)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        correct += (logits.argmax(dim=1) == labels).sum()
    if epoch % 3 == 0:
        print(f"epoch {epoch}: {correct / len(data):.0%} right")
