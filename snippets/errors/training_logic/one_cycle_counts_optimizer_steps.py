import torch
from torch import nn

pieces, pieces_per_step = 16, 4
model = nn.Linear(2, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = torch.optim.lr_scheduler.OneCycleLR(
    optimizer, max_lr=0.1, total_steps=pieces // pieces_per_step
)
for piece in range(pieces):
    (model(torch.ones(1, 2)).mean() / pieces_per_step).backward()
    if (piece + 1) % pieces_per_step == 0:
        optimizer.step()
        optimizer.zero_grad()
        scheduler.step()
print("scheduler steps:", scheduler.last_epoch, "of", scheduler.total_steps)
