import torch
from torch import nn

criterion = nn.BCEWithLogitsLoss()
labels = torch.tensor([1.0, 0.0])
for margin in (1.0, 5.0, 25.0):
    outputs = torch.tensor([margin, -margin])
    print(f"margin {margin:4.1f}: loss {criterion(outputs, labels).item():.3f}")
print("seen by the loss:", [round(p, 2) for p in outputs.sigmoid().tolist()])
