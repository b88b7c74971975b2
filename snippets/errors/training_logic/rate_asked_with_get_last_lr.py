import torch
from torch import nn

weight = nn.Parameter(torch.tensor(1.0))
optimizer = torch.optim.SGD([weight], lr=1.0)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=1, gamma=0.1)
optimizer.step()
scheduler.step()
print(f"in use:      {optimizer.param_groups[0]['lr']:.2f}")
print(f"get_last_lr: {scheduler.get_last_lr()[0]:.2f}")
