# measured: every one of these ratios depends on the machine
import torch
from torch.utils.benchmark import Timer


def seconds(statement, **names):
    timer = Timer(statement, globals={"torch": torch, **names}, num_threads=1)
    return min(timer.blocked_autorange(min_run_time=0.2).times)


slow = "torch.stack([row @ weight for row in batch])"
fast = "batch @ weight"
ratios = {}
for rows, width in ((1, 16), (256, 16), (256, 1024), (256, 2048)):
    names = {"batch": torch.randn(rows, width)}
    names["weight"] = torch.randn(width, width)
    ratios[rows, width] = seconds(slow, **names) / seconds(fast, **names)
    print(f"{rows:>3} rows, width {width:>4}: {ratios[rows, width]:>5.1f}x")
print(f"float32, 1 thread, torch {torch.__version__.split('+')[0]}")
assert ratios[256, 16] > 5 * max(ratios[1, 16], ratios[256, 2048])
