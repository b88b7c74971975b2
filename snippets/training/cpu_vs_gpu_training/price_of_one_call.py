# measured: both numbers depend on the processor and on what else runs
import torch
from torch.utils.benchmark import Timer


def seconds(statement, **values):
    timer = Timer(statement, globals=values)
    return timer.blocked_autorange(min_run_time=0.5).median


one = torch.ones(1)
square = torch.randn(1024, 1024)

issue = seconds("one.add_(1)", one=one)
flops_per_second = 2 * 1024**3 / seconds("square @ square", square=square)

print(f"one call on one number: {issue:.0e} s")
print(f"large matmul: {flops_per_second:.0e} FLOPs per second")
print(f"one call costs as much as {issue * flops_per_second:.0e} FLOPs")
assert issue * flops_per_second > 1_000
