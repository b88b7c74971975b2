import matplotlib.pyplot as plt
import numpy as np
import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(256, 16)
labels = features @ (torch.rand(16, 1) + 1)


def train(convert):
    model, x = nn.Linear(16, 1, bias=False), features
    nn.init.ones_(model.weight)
    if convert:
        model, x = model.bfloat16(), features.bfloat16()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.003)
    losses = []
    for step in range(600):
        with torch.autocast("cpu", torch.bfloat16, enabled=not convert):
            loss = nn.functional.mse_loss(model(x).float(), labels)
        optimizer.zero_grad()
        loss.backward()
        before = model.weight.detach().clone()
        optimizer.step()
        losses.append(loss.item())
    still = (model.weight == before).float().mean().item()
    print(f"converted: {convert!s:5}  {model.weight.element_size()} bytes a "
          f"weight  loss {losses[0]:.0f} -> {losses[-1]:.2f}  "
          f"weights standing still: {still:.0%}")
    return losses


table = np.column_stack([np.arange(600), train(False), train(True)])[::20]
np.savetxt("bfloat16_weights_stand_still.csv", table, "%.1f", ",",
           header="step,autocast,converted", comments="")
plt.figure(figsize=(7, 3.6))
plt.plot(table[:, 0], table[:, 1], label="autocast, float32 weights")
plt.plot(table[:, 0], table[:, 2], "--", label="model.bfloat16()")
plt.xlabel("step"), plt.ylabel("loss"), plt.ylim(0), plt.legend()
plt.savefig("bfloat16_weights_stand_still.svg", bbox_inches="tight")
