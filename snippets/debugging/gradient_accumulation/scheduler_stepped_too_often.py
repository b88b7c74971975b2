import matplotlib.pyplot as plt
import numpy as np
import torch
from torch.optim import lr_scheduler as schedules

STEPS, SHOWN = 100, (0, 25, 50, 75, 99)


def rates(build, ticks):
    optimizer = torch.optim.SGD([torch.nn.Parameter(torch.ones(1))], lr=0.1)
    scheduler, used = build(optimizer), []
    for step in range(STEPS):
        used.append(optimizer.param_groups[0]["lr"])
        optimizer.step()
        for tick in range(ticks):
            scheduler.step()
    return used


columns = {"step": range(STEPS)}
print("rate used at step      0     25     50     75     99")
for name, build in (
    ("cosine", lambda o: schedules.CosineAnnealingLR(o, STEPS)),
    ("lambda", lambda o: schedules.LambdaLR(o, lambda s: 1 - s / STEPS)),
    ("polynomial", lambda o: schedules.PolynomialLR(o, STEPS)),
):
    for ticks in (1, 4):
        used = columns[f"{name} x{ticks}"] = rates(build, ticks)
        print(f"{name:<11} x{ticks}:", *(f"{used[i]:6.3f}" for i in SHOWN))

for label in ("cosine x1", "cosine x4", "lambda x4", "polynomial x4"):
    plt.plot(columns[label], label=label, linewidth=2.5)
plt.axhline(0, color="gray", linestyle="--")
plt.xlabel("optimizer step")
plt.ylabel("learning rate")
plt.legend(frameon=False)
name, head = "scheduler_stepped_too_often", ",".join(columns)
plt.savefig(name + ".svg")
table = np.column_stack(list(columns.values()))
np.savetxt(name + ".csv", table, "%.4f", ",", "\n", head, "", "")
