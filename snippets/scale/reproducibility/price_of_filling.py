# measured: the time of an allocation varies
import torch
from torch.utils.benchmark import Timer


def seconds(size):
    timer = Timer("torch.empty(size)", globals={"torch": torch, "size": size})
    return timer.blocked_autorange(min_run_time=0.2).median


for size in (1_000_000, 10_000_000):
    torch.use_deterministic_algorithms(False)
    plain = seconds(size)
    torch.use_deterministic_algorithms(True)
    filled = seconds(size)
    print(f"torch.empty({size}) filled: {filled / plain:.1f} times as long")
assert filled > plain
