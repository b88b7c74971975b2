# measured: step times depend on the processor and on what else runs
import torch
from torch import nn
from torch.utils.benchmark import Timer

model = nn.Sequential(*[nn.Linear(64, 64) for _ in range(30)])
parameters = list(model.parameters())


def seconds(call, **values):
    timer = Timer(call, globals={**globals(), **values})
    return min(timer.blocked_autorange(min_run_time=0.3).times)


shares = []
for rows in (8, 2048):
    batch = torch.randn(rows, 64)
    passes = seconds("model(batch).mean().backward()", batch=batch)
    clip = seconds("nn.utils.clip_grad_norm_(parameters, 1.0)")
    shares.append(clip / passes)
    print(f"{rows:>4} rows: clipping takes {shares[-1]:.3f}", end=" ")
    print("of forward and backward")
assert shares[0] < 1 and shares[1] < shares[0] / 2
