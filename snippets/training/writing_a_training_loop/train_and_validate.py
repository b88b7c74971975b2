import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
torch.manual_seed(0)
points = torch.randn(500, 2)
inside = (points.norm(dim=1) < 1.2).long()
train_set = TensorDataset(points[:400], inside[:400])
held_out = TensorDataset(points[400:], inside[400:])
train_loader = DataLoader(train_set, batch_size=32, shuffle=True)
held_out_loader = DataLoader(held_out, batch_size=64)

layers = nn.Linear(2, 64), nn.ReLU(), nn.Dropout(0.2), nn.Linear(64, 2)
model = nn.Sequential(*layers).to(device)
loss_fn = nn.CrossEntropyLoss()
optimizer = torch.optim.SGD(model.parameters(), lr=0.2)

for epoch in range(10):
    model.train()
    for features, labels in train_loader:
        features, labels = features.to(device), labels.to(device)
        logits = model(features)
        loss = loss_fn(logits, labels)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()

    model.eval()
    total = 0.0
    with torch.no_grad():
        for features, labels in held_out_loader:
            features, labels = features.to(device), labels.to(device)
            total += loss_fn(model(features), labels) * len(labels)
    if epoch % 3 == 0:
        print(f"epoch {epoch}: held-out loss {total / len(held_out):.2f}")
