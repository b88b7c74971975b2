# measured: the spread depends on the processor and on what else runs
import torch
from torch import nn
from torch.utils.benchmark import Timer

model = nn.Linear(64, 64)
batch = torch.randn(32, 64)

timer = Timer(
    stmt="model(batch).sum().backward()",
    globals={"model": model, "batch": batch},
    num_threads=1,
)
result = timer.blocked_autorange(min_run_time=1.0)

print(f"blocks: {len(result.times)}, runs in each: {result.number_per_run}")
print(f"middle half of the blocks: {result.iqr / result.median:.0%} wide")
assert min(result.times) <= result.median <= max(result.times)
