# measured: step times depend on the processor
from time import process_time

import matplotlib.pyplot as plt
import numpy as np
import torch
from torch import nn
from torch.utils.benchmark import Timer

model = nn.Sequential(nn.Linear(64, 256), nn.GELU(), nn.Linear(256, 64))
optimizer = torch.optim.SGD(model.parameters(), lr=1e-3)
features = torch.randn(256, 64)


def step(pieces):
    optimizer.zero_grad()
    for x in features.chunk(pieces):
        (nn.functional.mse_loss(model(x), x) / pieces).backward()
    optimizer.step()


pieces = 4 ** np.arange(5)
seconds = np.full(5, np.inf)
for attempt in range(3):
    for i, n in enumerate(pieces.tolist()):
        timer = Timer("step(n)", timer=process_time, globals=globals())
        seconds[i] = min(seconds[i], *timer.blocked_autorange().times)

relative = seconds / seconds[0]
for i in (1, 4):
    print(f"{pieces[i]:>3} pieces: {relative[i]:.1f} times the processor time")
assert relative[4] > 3

table = np.column_stack([pieces, relative])
name, head = "price_of_splitting.csv", "pieces,relative_time"
np.savetxt(name, table, "%.4g", ",", "\n", head, "", "")
plt.loglog(pieces, relative, "o-", linewidth=2.5)
plt.xlabel("pieces of the same 256 rows")
plt.ylabel("processor time of one step")
plt.savefig("price_of_splitting.svg")
