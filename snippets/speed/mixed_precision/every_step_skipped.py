# warns: UserWarning
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(2, 1)
start = model.weight.detach().clone()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=1)
scaler = torch.amp.GradScaler("cpu")
features = torch.randn(32, 2)
features[5, 1] = float("nan")

for epoch in range(2):
    for batch in range(100):
        with torch.autocast("cpu", dtype=torch.float16):
            loss = model(features).square().mean()
        optimizer.zero_grad()
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
    scheduler.step()
    moved = not torch.equal(start, model.weight)
    print(f"epoch {epoch}  loss {loss.item()}  "
          f"scale {scaler.get_scale():.0e}  weights moved: {moved}")
