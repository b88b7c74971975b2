import torch
from torch import nn

torch.manual_seed(0)
age = torch.randint(18, 80, (64, 1)).float()
income = torch.randint(15, 90, (64, 1)).float() * 1000
features = torch.cat([age, income], dim=1)
labels = (income > 1000 * age).long().squeeze(1)
model = nn.Sequential(nn.Linear(2, 8), nn.LeakyReLU(), nn.Linear(8, 2))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

for step in range(9):
    logits = model(features)
    row_losses = nn.functional.cross_entropy(logits, labels, reduction="none")
    loss = row_losses.mean()
    optimizer.zero_grad()
    loss.backward()
    slopes = torch.cat([p.grad.flatten() for p in model.parameters()])
    optimizer.step()
    if step > 4:
        values = logits.abs().max(), row_losses.max(), loss, slopes.abs().max()
        names = "logit", "row loss", "loss", "gradient"
        print(step, *[f" {n} {v:.0e}" for n, v in zip(names, values)])
