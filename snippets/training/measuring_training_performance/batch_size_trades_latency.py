# measured: both curves depend on the processor and on what else runs
from time import perf_counter

import matplotlib.pyplot as plt
import numpy as np
import torch
from torch import nn

torch.set_num_threads(1)
layers = nn.Linear(128, 256), nn.ReLU(), nn.Linear(256, 10)
model = nn.Sequential(*layers)
rows = 2 ** np.arange(0, 14)


def step_time(size, fastest_of=60):
    batch = torch.randn(size, 128)
    times = []
    for step in range(fastest_of):
        start = perf_counter()
        model(batch).sum().backward()
        times.append(perf_counter() - start)
    return min(times)


latency = np.array([step_time(size) for size in rows.tolist()])
rate = rows / latency
print(f"1 to 256 rows: {rate[8] / rate[0]:.1f} times the rows per second")
print(f"256 to 8192 rows: {rate[13] / rate[8]:.1f} times, ", end="")
print(f"and each step takes {latency[13] / latency[8]:.0f} times as long")
assert rate[8] > 5 * rate[0] and rate[13] < 3 * rate[8]

curves = np.column_stack([rows, latency / latency[0], rate / rate[0]])
table, head = "batch_size_trades_latency.csv", "rows,latency,throughput"
np.savetxt(table, curves, "%.4g", ",", "\n", head, "", "")
plt.loglog(rows, curves[:, 1], "s-", linewidth=2.5, label="time per step")
plt.loglog(rows, curves[:, 2], "o-", linewidth=2.5, label="rows per second")
plt.xlabel("batch size (rows)")
plt.ylabel("relative to one row")
plt.legend(frameon=False)
plt.savefig("batch_size_trades_latency.svg")
