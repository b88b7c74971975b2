# needs: cuda
import torch
from torch.utils.benchmark import Timer


def seconds(statement, **values):
    threads = torch.get_num_threads()
    timer = Timer(statement, globals=values, num_threads=threads)
    return timer.blocked_autorange(min_run_time=1).median


for device in ("cpu", "cuda"):
    one = torch.ones(1, device=device)
    square = torch.randn(4096, 4096, device=device)
    issue = seconds("one.add_(1)", one=one)
    flops = 2 * 4096**3 / seconds("square @ square", square=square)
    print(f"{device}: issue {issue:.1e} s, {flops:.1e} FLOPs per second")

batch = torch.randn(64, 3, 224, 224)
trip = seconds("batch.to('cuda')", batch=batch)
print(f"bus: {batch.nbytes / trip:.1e} bytes per second")
