import torch

PIECES, BATCHES, EPOCHS = 4, 100, 2
weight = torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([weight], lr=0.1)
scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(
    optimizer, T_max=BATCHES * EPOCHS
)
for batch in range(BATCHES * EPOCHS):
    if (batch + 1) % PIECES == 0:
        optimizer.step()
        scheduler.step()
print(f"{scheduler.get_last_lr()[0]:.3f}")
