import torch
from torch import nn


def update(unscale_first):
    torch.manual_seed(0)
    model = nn.Linear(4, 1)
    features = torch.randn(16, 4)
    labels = 10 * features[:, :1]
    optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
    scaler = torch.amp.GradScaler("cpu")
    loss = nn.functional.mse_loss(model(features), labels)
    before = nn.utils.parameters_to_vector(model.parameters())
    scaler.scale(loss).backward()
    if unscale_first:
        scaler.unscale_(optimizer)
    norm = nn.utils.clip_grad_norm_(model.parameters(), max_norm=1.0)
    scaler.step(optimizer)
    scaler.update()
    after = nn.utils.parameters_to_vector(model.parameters())
    return f"norm seen {norm:.1e}, update {(after - before).norm():.1e}"


print("clip, step:          ", update(unscale_first=False))
print("unscale_, clip, step:", update(unscale_first=True))
