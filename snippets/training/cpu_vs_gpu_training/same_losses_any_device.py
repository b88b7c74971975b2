import torch
from torch import nn

gpu = torch.accelerator.current_accelerator(check_available=True)
device = gpu or torch.device("cpu")

torch.manual_seed(0)
features = torch.randn(256, 8)
labels = features[:, :1] - 2 * features[:, 1:2]
start = nn.Linear(8, 1)


def train(device, dtype):
    model = nn.Linear(8, 1)
    model.load_state_dict(start.state_dict())
    model.to(device, dtype)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    x, y = features.to(device, dtype), labels.to(device, dtype)
    losses = []
    for step in range(20):
        loss = nn.functional.mse_loss(model(x), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.detach())
    return torch.stack(losses).cpu().double()


reference = train("cpu", torch.float64)
chosen = train(device, torch.float32)
for step in (0, 4, 19):
    print(f"step {step:>2}  {reference[step]:.4f}  {chosen[step]:.4f}")
print("device:", device)
print("same within 1e-5:", torch.allclose(reference, chosen, rtol=1e-5))
