import torch
from torch import nn

model = nn.Linear(2, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=1, gamma=0.5)

for epoch in range(3):
    print("epoch", epoch, "rate", scheduler.get_last_lr()[0])
    optimizer.step()
    scheduler.step()
