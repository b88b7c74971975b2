# measured: sleeping and waking up take a varying extra time
import os
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter, sleep

os.environ["KINETO_LOG_LEVEL"] = "9"
from torch.profiler import profile, record_function

stand_in = ThreadPoolExecutor(max_workers=1)


def traced(reads):
    with profile() as profiler:
        start = perf_counter()
        for step in range(20):
            with record_function("prepare batch"):
                sleep(0.020)
            with record_function("queue the step"):
                loss = stand_in.submit(sleep, 0.010)
            for name in reads:
                with record_function(name):
                    loss.result()
        loss.result()
        total = 1e6 * (perf_counter() - start)
    spans = {row.key: row.cpu_time_total for row in profiler.key_averages()}
    print({name: f"{time / total:.0%}" for name, time in spans.items()})
    return spans, total


both, with_both = traced(["synchronize", "loss.item()"])
moved, with_item = traced(["loss.item()"])
_, with_none = traced([])
print(f"without the first wait: {with_item / with_both:.2f} of the time")
print(f"without any wait:       {with_none / with_both:.2f} of the time")
assert both["synchronize"] > 5 * both["loss.item()"]
assert moved["loss.item()"] > 0.2 * with_item and with_none < 0.85 * with_both
