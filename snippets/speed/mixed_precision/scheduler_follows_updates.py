import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(2, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = torch.optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.5)
scaler = torch.amp.GradScaler("cpu")
features = torch.randn(32, 2)

for step in range(5):
    labels = torch.full((32, 1), 20.0 if step == 3 else 0.4)
    rate, scale = optimizer.param_groups[0]["lr"], scaler.get_scale()
    with torch.autocast("cpu", dtype=torch.float16):
        loss = nn.functional.mse_loss(model(features), labels)
    optimizer.zero_grad()
    scaler.scale(loss).backward()
    scaler.step(optimizer)
    scaler.update()
    skipped = scaler.get_scale() < scale
    if not skipped:
        scheduler.step()
    print(f"step {step}  rate {rate:.4f}  skipped: {skipped}")
