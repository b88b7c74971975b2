import matplotlib.pyplot as plt
import numpy as np
import torch
from torch import nn


def train(scaled):
    torch.manual_seed(0)
    age = torch.randint(18, 80, (64, 1)).float()
    income = torch.randint(15, 90, (64, 1)).float() * 1000
    features = torch.cat([age, income], dim=1)
    labels = (income > 1000 * age).long().squeeze(1)
    if scaled:
        features = (features - features.mean(dim=0)) / features.std(dim=0)
    model = nn.Sequential(nn.Linear(2, 8), nn.LeakyReLU(), nn.Linear(8, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
    for step in range(12):
        logits = model(features)
        loss = nn.functional.cross_entropy(logits, labels)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        yield logits.detach().abs().max().item(), loss.item()


table = np.column_stack([range(12), [*train(False)], [*train(True)]])
names = "step,logit_raw,loss_raw,logit_scaled,loss_scaled"
np.savetxt("overflow_plot.csv", table, "%.2g", ",", "\n", names, "", "")
for step in (0, 10, 11):
    print(f"step {step:>2}: loss {table[step, 2]:.0e} raw,", end=" ")
    print(f"{table[step, 4]:.2f} scaled")

plt.semilogy(table[:, 0], table[:, 1], "o-", label="max |logit|, raw")
plt.semilogy(table[:, 0], table[:, 2], "s--", label="loss, raw")
plt.semilogy(table[:, 0], table[:, 4], "^-", label="loss, scaled")
plt.axhline(torch.finfo(torch.float32).max, color="gray", linestyle="--")
plt.text(0, 3e36, "largest float32", color="dimgray")
plt.xlabel("step")
plt.legend(frameon=False, loc="center right")
plt.savefig("overflow_plot.svg")
