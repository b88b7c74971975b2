import torch
from torch import nn


def train(max_norm):
    torch.manual_seed(0)
    features = torch.randn(64, 4)
    labels = features @ torch.tensor([[1.0], [-2.0], [0.5], [0.0]])
    model = nn.Sequential(nn.Linear(4, 16), nn.ReLU(), nn.Linear(16, 1))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.05)
    norms = []
    for step in range(30):
        loss = nn.functional.mse_loss(model(features), labels)
        optimizer.zero_grad()
        loss.backward()
        if max_norm:
            norm = nn.utils.clip_grad_norm_(model.parameters(), max_norm)
            norms.append(norm.item())
        optimizer.step()
    return nn.utils.parameters_to_vector(model.parameters()), norms


plain, _ = train(max_norm=None)
for max_norm in (10.0, 1.0):
    weights, norms = train(max_norm)
    clipped = sum(norm > max_norm for norm in norms)
    print(f"ceiling {max_norm:4}: largest norm {max(norms):.1f},", end=" ")
    print(f"{clipped} of 30 steps clipped,", end=" ")
    print("weights as without clipping:", torch.equal(weights, plain))
