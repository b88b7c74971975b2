import matplotlib.pyplot as plt
import numpy as np
import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(64, 3)
labels = features.sum(dim=1, keepdim=True)
start = nn.Linear(3, 1)


def train(clear, momentum):
    model = nn.Linear(3, 1)
    model.load_state_dict(start.state_dict())
    optimizer = torch.optim.SGD(model.parameters(), 0.1, momentum)
    losses = []
    for step in range(61):
        loss = nn.functional.mse_loss(model(features), labels)
        if clear:
            optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    return np.array(losses)


right, missing, no_brake = train(True, 0), train(False, 0), train(True, 1.0)
for step in (0, 3, 15, 30, 60):
    print(f"step {step}: {right[step]:.2f} with, {missing[step]:.2f} without")
print("same as momentum 1.0:", np.allclose(missing, no_brake, atol=1e-3))

table = np.column_stack([right, missing])
np.savetxt("missing_zero_grad.csv", table, "%.2f", ",", header="with,without")
plt.plot(missing, label="zero_grad missing", linewidth=2.5)
plt.plot(right, label="zero_grad in its place", linewidth=2.5)
plt.xlabel("step")
plt.ylabel("loss")
plt.ylim(top=7)
plt.legend(frameon=False)
plt.savefig("missing_zero_grad.svg")
