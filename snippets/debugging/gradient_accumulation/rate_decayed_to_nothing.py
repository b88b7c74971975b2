import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(128, 4)
labels = features.sum(dim=1, keepdim=True)


def train(ticks_per_step):
    torch.manual_seed(0)
    model = nn.Linear(4, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.05)
    scheduler = torch.optim.lr_scheduler.StepLR(optimizer, 16, gamma=0.1)
    for epoch in range(16):
        rate, total = scheduler.get_last_lr()[0], 0.0
        for i, (x, y) in enumerate(zip(features.split(8), labels.split(8))):
            loss = nn.functional.mse_loss(model(x), y)
            (loss / 8).backward()
            total += loss.item() / 16
            if (i + 1) % 8 == 0:
                optimizer.step()
                optimizer.zero_grad()
                for tick in range(ticks_per_step):
                    scheduler.step()
        if epoch % 5 == 0:
            print(f"Epoch: [{epoch}]  lr: {rate:.6f}  loss: {total:.4f}")


print("one tick per optimizer step")
train(ticks_per_step=1)
print("one tick per micro-batch, 8 per optimizer step")
train(ticks_per_step=8)
