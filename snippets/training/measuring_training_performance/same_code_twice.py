# measured: how often a single run misleads depends on what else runs
from time import perf_counter

import matplotlib.pyplot as plt
import numpy as np
import torch

torch.set_num_threads(1)
left, right = torch.randn(2, 128, 128)


def run():
    start = perf_counter()
    for repeat in range(4):
        left @ right
    return perf_counter() - start


for warm_up in range(50):
    run()
pairs = np.array([[run(), run()] for pair in range(100 * 51)])
pairs = pairs.reshape(100, 51, 2)
single = pairs[:, 0, 0] / pairs[:, 0, 1]
median = np.median(pairs[:, :, 0], 1) / np.median(pairs[:, :, 1], 1)

for name, ratio in (("one run", single), ("median of 51", median)):
    wrong = (np.abs(np.log(ratio)) > np.log(1.05)).sum()
    print(f"{name:>12}: {wrong:>2} of 100 comparisons off by over 5 %")
assert np.abs(np.log(median)).mean() < np.abs(np.log(single)).mean()

head, ratios = "single,median", np.column_stack([single, median])
np.savetxt("same_code_twice.csv", ratios, "%.4g", ",", "\n", head, "", "")
bins = np.linspace(0.8, 1.25, 46)
plt.hist(single.clip(0.8, 1.25), bins, alpha=0.6, label="one run")
plt.hist(median.clip(0.8, 1.25), bins, alpha=0.6, label="median of 51")
plt.xlabel('"speed-up" of a program over itself')
plt.ylabel("comparisons out of 100")
plt.legend(frameon=False)
plt.savefig("same_code_twice.svg")
