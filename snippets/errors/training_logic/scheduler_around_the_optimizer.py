import torch
from torch import nn

model = nn.Linear(2, 1)
optimizer = torch.optim.AdamW(model.parameters(), lr=0.1)
scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=4)
for epoch in range(4):
    optimizer.step()
    scheduler.step()
print(f"rate at the end: {scheduler.get_last_lr()[0]:.3f}")
