import torch
from torch import nn

weight = nn.Parameter(torch.tensor(1.0))
optimizer = torch.optim.SGD([weight], lr=1.0)
scheduler = torch.optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.5)
for epoch in range(3):
    optimizer.step()
    scheduler.step()
    print(f"after epoch {epoch}: {scheduler.get_last_lr()[0]}")
