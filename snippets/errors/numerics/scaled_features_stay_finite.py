import torch

grams = torch.tensor([[52000.0], [61000.0], [48000.0], [70000.0]])
targets = torch.tensor([[1.0], [2.0], [0.5], [3.0]])
features = (grams - grams.mean()) / grams.std()
model = torch.nn.Linear(1, 1)
torch.nn.init.zeros_(model.weight)
torch.nn.init.zeros_(model.bias)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for step in range(40):
    loss = torch.nn.functional.mse_loss(model(features), targets)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
print(
    "finite:", bool(torch.isfinite(loss)), "loss below 0.1:", loss.item() < 0.1
)
