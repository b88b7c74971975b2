import torch
from torch import nn


def final_loss(optimizer_class, learning_rate, max_norm):
    torch.manual_seed(0)
    features = torch.randn(128, 6)
    labels = features @ torch.randn(6, 1)
    model = nn.Sequential(nn.Linear(6, 16), nn.Tanh(), nn.Linear(16, 1))
    optimizer = optimizer_class(model.parameters(), lr=learning_rate)
    clipped = 0
    for step in range(60):
        loss = nn.functional.mse_loss(model(features), labels)
        optimizer.zero_grad()
        loss.backward()
        norm = nn.utils.clip_grad_norm_(model.parameters(), max_norm)
        clipped += (norm > max_norm).item()
        optimizer.step()
    return f"{loss:5.2f} ({clipped:2} clipped)"


for max_norm in (100.0, 1.0, 0.01, 0.0001):
    sgd = final_loss(torch.optim.SGD, 0.05, max_norm)
    adam = final_loss(torch.optim.Adam, 0.01, max_norm)
    print(f"ceiling {max_norm:<6}  SGD {sgd}  Adam {adam}")
