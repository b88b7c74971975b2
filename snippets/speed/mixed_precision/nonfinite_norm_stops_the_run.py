# raises: RuntimeError
import torch
from torch import nn

model = nn.Linear(2, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")
features = torch.tensor([[3.0, 4.0]])

with torch.autocast("cpu", dtype=torch.float16):
    loss = model(features).sum()
scaler.scale(loss).backward()
scaler.unscale_(optimizer)
norm = nn.utils.clip_grad_norm_(model.parameters(), max_norm=1.0)
print("norm:", norm.item())
nn.utils.clip_grad_norm_(
    model.parameters(), max_norm=1.0, error_if_nonfinite=True
)
