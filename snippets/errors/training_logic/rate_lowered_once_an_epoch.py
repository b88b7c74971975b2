import torch
from torch import nn

weight = nn.Parameter(torch.tensor(4.0))
optimizer = torch.optim.SGD([weight], lr=0.05)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=5, gamma=0.1)
for epoch in range(12):
    rate = scheduler.get_last_lr()[0]
    for batch in range(8):
        loss = weight.square()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    scheduler.step()
    if epoch % 4 == 3:
        print(f"Epoch: [{epoch}]  lr: {rate:.3e}  loss: {loss.item():.4f}")
