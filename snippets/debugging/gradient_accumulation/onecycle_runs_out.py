# warns: UserWarning
# raises: ValueError
import torch
from torch import nn

torch.manual_seed(0)
features, labels = torch.randn(160, 4), torch.randn(160, 1)
model = nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = torch.optim.lr_scheduler.OneCycleLR(
    optimizer, max_lr=0.1, total_steps=10
)

for i, (x, y) in enumerate(zip(features.split(4), labels.split(4))):
    (nn.functional.mse_loss(model(x), y) / 4).backward()
    if (i + 1) % 4 == 0:
        optimizer.step()
        optimizer.zero_grad()
        print("optimizer step", (i + 1) // 4)
    scheduler.step()
