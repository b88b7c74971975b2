import torch
from torch import nn

weight = nn.Parameter(torch.tensor(1.0))
optimizer = torch.optim.SGD([weight], lr=1.0)
scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, patience=1)
for epoch, validation_loss in enumerate([0.9, 0.5, 0.6, 0.7, 0.8]):
    scheduler.step(validation_loss)
    rate = scheduler.get_last_lr()[0]
    print(f"epoch {epoch}: loss {validation_loss}, rate {rate}")
