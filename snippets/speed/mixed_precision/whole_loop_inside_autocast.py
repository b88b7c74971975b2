from contextlib import nullcontext

import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(256, 4)
labels = 2 * features[:, :1]


def train(around_the_loop):
    torch.manual_seed(1)
    model = nn.Linear(4, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.2)
    losses = []
    with around_the_loop:
        for step in range(20):
            with torch.autocast("cpu", torch.bfloat16):
                loss = nn.functional.mse_loss(model(features), labels)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            losses.append(loss.item())
    return losses[0], losses[-1], model.weight[0, 0].item()


places = {
    "nothing": nullcontext(),
    "autocast": torch.autocast("cpu", torch.bfloat16),
    "autocast, disabled": torch.autocast("cpu", enabled=False),
    "autocast, no cache": torch.autocast(
        "cpu", torch.bfloat16, cache_enabled=False),
}
for place, around_the_loop in places.items():
    first, last, weight = train(around_the_loop)
    print(f"around the loop: {place:18}  loss {first:.1f} -> {last:.1f}  "
          f"weight[0, 0]: {weight:.0f}")
