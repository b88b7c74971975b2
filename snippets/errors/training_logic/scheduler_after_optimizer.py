import torch
from torch import nn

weight = nn.Parameter(torch.tensor(1.0))
optimizer = torch.optim.SGD([weight], lr=1.0)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=2, gamma=0.1)
for epoch in range(4):
    weight.square().backward()
    rate = optimizer.param_groups[0]["lr"]
    optimizer.step()
    optimizer.zero_grad()
    scheduler.step()
    print(f"epoch {epoch}: trained with {rate:.1f}")
