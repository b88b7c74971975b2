import torch
from torch import nn

torch.manual_seed(0)
features, labels = torch.randn(64, 3), torch.randn(64, 1)
model = nn.Sequential(nn.Linear(3, 8), nn.ReLU(), nn.Linear(8, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=1e-6)


def nan_count(tensors):
    values = torch.cat([t.detach().flatten() for t in tensors])
    return f"nan in {values.isnan().sum()} of {len(values)}"


damaged = features.clone()
damaged[17, 2] = float("nan")
predictions = model(damaged)
loss = nn.functional.mse_loss(predictions, labels)
loss.backward()
print("features:   ", nan_count([damaged]))
print("predictions:", nan_count([predictions]))
print("loss:       ", nan_count([loss]))
print("gradients:  ", nan_count([p.grad for p in model.parameters()]))
optimizer.step()
print("weights:    ", nan_count(model.parameters()))
print("predictions for the undamaged features:", nan_count([model(features)]))
