import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu", init_scale=1024.0)
batch = torch.randn(32, 4)

model(batch).square().mean().backward()
whole = model.weight.grad.clone()

optimizer.zero_grad()
for micro_batch in batch.split(8):
    with torch.autocast("cpu", dtype=torch.float16):
        loss = model(micro_batch).square().mean() / 4
    scaler.scale(loss).backward()
scaler.unscale_(optimizer)
gap = (model.weight.grad - whole).norm() / whole.norm()
nn.utils.clip_grad_norm_(model.parameters(), max_norm=1.0)
scaler.step(optimizer)
scaler.update()
print("differs from the whole batch by less than 1%:", (gap < 0.01).item())
