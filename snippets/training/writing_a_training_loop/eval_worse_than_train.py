import torch
from torch import nn

torch.manual_seed(0)
features = 50 + 10 * torch.randn(256, 2)
labels = (features[:, :1] - features[:, 1:]) / 10
model = nn.Sequential(nn.BatchNorm1d(2), nn.Linear(2, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

for step in range(1, 101):
    loss = nn.functional.mse_loss(model(features), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    if step in (5, 20, 100):
        model.eval()
        with torch.no_grad():
            evaluated = nn.functional.mse_loss(model(features), labels)
        model.train()
        print(f"step {step:>3}: train {loss:.3f}, eval {evaluated:.3f}", end="")
        print(f", running mean {model[0].running_mean[0]:.0f}")
print(f"mean of the feature: {features[:, 0].mean():.0f}")
few, many = model(features[:2])[0].item(), model(features)[0].item()
print(f"row 0 in train mode: {few:.2f} in a batch of 2, {many:.2f} of 256")
