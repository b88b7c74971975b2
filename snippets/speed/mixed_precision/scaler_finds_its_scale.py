import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.001)
scaler = torch.amp.GradScaler("cpu", init_scale=2.0**18, growth_interval=3)
features = 2 * torch.randn(32, 4)
labels = features.sum(dim=1, keepdim=True)

for step in range(10):
    scale = scaler.get_scale()
    before = model.weight.detach().clone()
    with torch.autocast("cpu", dtype=torch.float16):
        loss = nn.functional.mse_loss(model(features), labels)
    optimizer.zero_grad()
    scaler.scale(loss).backward()
    finite = all(p.grad.isfinite().all() for p in model.parameters())
    scaler.step(optimizer)
    scaler.update()
    moved = not torch.equal(before, model.weight)
    print(f"step {step}  scale {scale:8.0f}  "
          f"gradients finite: {finite!s:5}  weights moved: {moved}")
