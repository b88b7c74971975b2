import torch
from torch import nn

features = torch.empty(64, 20, device="meta")
labels = torch.empty(64, 1, device="meta")
model = nn.Linear(20, 1).to("meta")
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

total = torch.zeros((), device="meta")
for step in range(100):
    loss = nn.functional.mse_loss(model(features), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    total += loss.detach()
print("100 steps, no value read; total is on", total.device)
