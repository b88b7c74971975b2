# measured: a ratio of two times
import time

import torch

small, large = torch.ones(10), torch.ones(2_000_000)


def seconds(tensor):
    times = []
    for _ in range(20):
        start = time.perf_counter()
        tensor.sum()
        times.append(time.perf_counter() - start)
    return min(times)


seconds(small)
ratio = seconds(large) / seconds(small)
assert ratio > 2
print(f"200000x the numbers: {ratio:.0f}x the time")
