# raises: AssertionError
import torch
from torch import nn

model = nn.Linear(3, 1, device="meta")
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
model.to_empty(device="cpu").reset_parameters()

scaler = torch.amp.GradScaler("cpu")
loss = model(torch.ones(8, 3)).square().mean()
scaler.scale(loss).backward()
print("model:", model.weight.device)
print("optimizer:", optimizer.param_groups[0]["params"][0].device)
scaler.step(optimizer)
