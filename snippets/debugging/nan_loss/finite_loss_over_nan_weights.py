import torch
from torch import nn

torch.manual_seed(0)
words, labels = torch.randint(0, 99, (64,)), torch.randn(64, 1)
model = nn.Sequential(nn.Embedding(100, 8), nn.Linear(8, 1))
optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
with torch.no_grad():
    model[0].weight[99] = float("nan")

for epoch in range(3):
    loss = nn.functional.mse_loss(model(words), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"loss {loss:.2f}, nan weights: {model[0].weight.isnan().sum()}")

words[0] = 99
loss = nn.functional.mse_loss(model(words), labels)
print(f"word 99 turns up: loss {loss:.2f}")
