# measured: step times depend on the processor and on what else runs
import matplotlib.pyplot as plt
import numpy as np
import torch
from torch import nn
from torch.utils.benchmark import Timer


def training_step(model, optimizer, batch):
    optimizer.zero_grad()
    nn.functional.mse_loss(model(batch), batch).backward()
    optimizer.step()


widths = 2 ** np.arange(2, 12)
seconds = {}
for width in widths.tolist():
    model = nn.Sequential(nn.Linear(width, width), nn.ReLU())
    optimizer = torch.optim.SGD(model.parameters(), lr=1e-3)
    batch = torch.randn(64, width)
    timer = Timer("training_step(model, optimizer, batch)", globals=globals())
    seconds[width] = min(timer.blocked_autorange(min_run_time=0.5).times)

flat, steep = seconds[64] / seconds[4], seconds[2048] / seconds[1024]
print(f"width 4 to 64: 256x the FLOPs, {flat:.1f}x the time")
print(f"width 1024 to 2048: 4x the FLOPs, {steep:.1f}x the time")
assert flat < 32 and steep > 1.5

relative = np.array(list(seconds.values())) / seconds[4]
table = np.column_stack([widths, relative])
np.savetxt("overhead_floor.csv", table, "%.4g", ",", "\n", "width,time", "", "")
work = relative[-1] * (widths / 2048) ** 2
plt.loglog(widths, relative, "o-", linewidth=2.5, label="measured")
plt.loglog(widths, work, "--", color="gray", label="proportional to FLOPs")
plt.ylim(0.5)
plt.xlabel("layer width (features)")
plt.ylabel("time of one step (width 4 = 1)")
plt.legend(frameon=False)
plt.savefig("overhead_floor.svg")
