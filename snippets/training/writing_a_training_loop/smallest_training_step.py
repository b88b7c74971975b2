import torch
from torch import nn

model = nn.Linear(1, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
features, labels = torch.ones(4, 1), torch.zeros(4, 1)

model.train()
loss = nn.functional.mse_loss(model(features), labels)
optimizer.zero_grad(set_to_none=True)
loss.backward()
optimizer.step()

model.eval()
with torch.no_grad():
    predictions = model(features)

print("loss has a graph:", loss.requires_grad)
print("predictions have one:", predictions.requires_grad)
print("model.training:", model.training)
