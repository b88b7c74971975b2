import torch
from torch import nn

weight = nn.Parameter(torch.tensor(1.0))
optimizer = torch.optim.SGD([weight], lr=0.1)
scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, patience=0)
rate = scheduler.get_last_lr()[0]
for validation_loss in (2.0, 1.0, 1.5, 0.5):
    scheduler.step(validation_loss)
    if scheduler.get_last_lr()[0] < rate:
        rate = scheduler.get_last_lr()[0]
        print(f"loss {validation_loss}: rate lowered to {rate:.2f}")
