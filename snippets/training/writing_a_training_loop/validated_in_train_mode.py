import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(200, 4)
labels = features.sum(dim=1, keepdim=True)
layers = nn.Linear(4, 64), nn.ReLU(), nn.Dropout(0.5), nn.Linear(64, 1)
model = nn.Sequential(*layers)
optimizer = torch.optim.SGD(model.parameters(), lr=0.05)

for step in range(200):
    loss = nn.functional.mse_loss(model(features), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

for mode in ("train", "eval"):
    model.train(mode == "train")
    print(f"{mode:>5}:", end="")
    for repeat in range(5):
        with torch.no_grad():
            loss = nn.functional.mse_loss(model(features), labels)
        print(f" {loss:.2f}", end="")
    print()
