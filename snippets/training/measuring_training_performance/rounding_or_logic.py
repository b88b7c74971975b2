import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(250, 8)
labels = features[:, :1] * features[:, 1:2] + 0.1 * torch.randn(250, 1)
start = nn.Sequential(nn.Linear(8, 32), nn.Tanh(), nn.Linear(32, 1))


def train(dtype, rows):
    model = nn.Sequential(nn.Linear(8, 32), nn.Tanh(), nn.Linear(32, 1))
    model.load_state_dict(start.state_dict())
    model.to(dtype)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    x, y = features.to(dtype), labels.to(dtype)
    for step in range(200):
        loss = nn.functional.mse_loss(model(x[:rows]), y[:rows])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    with torch.no_grad():
        return nn.functional.mse_loss(model(x), y).item()


reference = train(torch.float64, rows=250)
for name, dtype, rows in (
    ("same code, float32", torch.float32, 250),
    ("26 rows dropped, float64", torch.float64, 224),
    ("26 rows dropped, float32", torch.float32, 224),
):
    gap = abs(train(dtype, rows) / reference - 1)
    print(f"{name:<25} more than 1e-4 off the reference: {gap > 1e-4}")
