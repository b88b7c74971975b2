# raises: RuntimeError
import torch
from torch import nn

model = nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")

for micro_batch in torch.randn(4, 8, 4):
    with torch.autocast("cpu", dtype=torch.float16):
        loss = model(micro_batch).square().mean() / 4
    scaler.scale(loss).backward()
    scaler.unscale_(optimizer)
    nn.utils.clip_grad_norm_(model.parameters(), max_norm=1.0)
scaler.step(optimizer)
scaler.update()
