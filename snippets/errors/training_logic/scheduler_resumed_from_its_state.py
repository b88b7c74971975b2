import torch
from torch import nn


def build():
    weight = nn.Parameter(torch.tensor(1.0))
    optimizer = torch.optim.SGD([weight], lr=0.1)
    return optimizer, torch.optim.lr_scheduler.StepLR(optimizer, step_size=4)


optimizer, scheduler = build()
for epoch in range(5):
    optimizer.step()
    scheduler.step()
saved = optimizer.state_dict(), scheduler.state_dict()

optimizer, scheduler = build()
optimizer.load_state_dict(saved[0])
scheduler.load_state_dict(saved[1])
print("epoch:", scheduler.last_epoch, f"rate: {scheduler.get_last_lr()[0]:.3f}")
