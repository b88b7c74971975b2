# measured: the profiler's own cost depends on processor and operations
import os
from time import perf_counter

os.environ["KINETO_LOG_LEVEL"] = "9"
import torch
from torch import nn
from torch.profiler import profile, record_function, schedule

torch.set_num_threads(1)
model = nn.Sequential(*[nn.Linear(64, 64) for _ in range(10)])
batch = torch.randn(32, 64)


def step():
    start = perf_counter()
    model(batch).sum().backward()
    return perf_counter() - start


def reported(**options):
    with profile(**options) as profiler:
        for _ in range(40):
            with record_function("whole step"):
                step()
            profiler.step()
    spans = [e for e in profiler.events() if e.name == "whole step"]
    times = torch.tensor([span.cpu_time_total / 1e6 for span in spans])
    return times[0] / plain, times.min() / plain


plain = torch.tensor([step() for _ in range(200)])[50:].min()
cold, steady = reported()
again = min(reported()[0] for session in range(3))
plan = schedule(wait=5, warmup=5, active=30)
warm = min(reported(schedule=plan)[0] for session in range(3))
print(f"without schedule: first step {cold:.1f}, others from {steady:.1f}")
print(f"once more, best of 3: first step {again:.1f}")
print(f"wait 5, warmup 5, best of 3: first step {warm:.1f}")
assert cold > 2 * steady > 2 and again > warm
