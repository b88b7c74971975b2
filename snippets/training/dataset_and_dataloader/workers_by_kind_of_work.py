# measured: the times depend on the processor and on what else runs
# timeout: 150
import warnings
from multiprocessing import Semaphore
from time import perf_counter, sleep

import matplotlib.pyplot as plt
import numpy as np
from torch.utils.data import DataLoader

warnings.simplefilter("ignore")
two_cores = Semaphore(2)


def wait(batch):
    sleep(0.03)


def compute(batch):
    with two_cores:
        sleep(0.03)


def seconds(work, n):
    loader = DataLoader(
        range(16), collate_fn=work, num_workers=n, persistent_workers=n > 0
    )
    times = []
    for epoch in range(3):
        start = perf_counter()
        list(loader)
        times.append(perf_counter() - start)
    return min(times)


kinds = {"waits for a disk": wait, "needs a core": compute, "in memory": None}
workers, columns = [0, 1, 2, 4, 8], []
for (name, work), line in zip(kinds.items(), ("o-", "s--", "^:")):
    times = np.array([seconds(work, n) for n in workers])
    columns.append(times[0] / times)
    print(f"{name}:", ", ".join(f"{speed:.2g}x" for speed in columns[-1]))
    plt.plot(workers, columns[-1], line, linewidth=2.5, label=name)

waiting, computing, memory = columns
assert waiting[-1] > 1.3 * computing[-1] and memory.argmax() == 0
table, names = np.column_stack([workers, *columns]), "workers,wait,core,memory"
file = "workers_by_kind_of_work.csv"
np.savetxt(file, table, "%.3g", ",", "\n", names, "", "")
plt.xlabel("num_workers")
plt.ylabel("speed (num_workers=0 is 1)")
plt.legend(frameon=False)
plt.savefig("workers_by_kind_of_work.svg")
