import random

import numpy as np
import torch


def draw():
    return {
        "torch.rand": torch.rand(1).item(),
        "random.random": random.random(),
        "np.random.rand": np.random.rand(),
        "np.random.default_rng": np.random.default_rng().random(),
    }


def repeats(seed_all):
    draws = []
    for run in range(2):
        seed_all()
        draws.append(draw())
    return [draws[0][name] == draws[1][name] for name in draws[0]]


def all_three():
    torch.manual_seed(0)
    random.seed(0)
    np.random.seed(0)


columns = repeats(lambda: torch.manual_seed(0)), repeats(all_three)
print(f"{'repeats after':22} manual_seed  all three")
for name, one, three in zip(draw(), *columns):
    print(f"{name:22} {one!s:12} {three}")
