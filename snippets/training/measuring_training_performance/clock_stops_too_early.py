from concurrent.futures import ThreadPoolExecutor
from time import perf_counter, sleep

stand_in = ThreadPoolExecutor(max_workers=1)


def forward():
    return stand_in.submit(sleep, 0.2)


start = perf_counter()
outputs = [forward() for step in range(6)]
too_early = perf_counter() - start
finished = sum(output.done() for output in outputs)

outputs[-1].result()
in_time = perf_counter() - start

print(f"clock stopped after queueing: {finished} of 6 results exist")
finished = sum(output.done() for output in outputs)
print(f"clock stopped after waiting: {finished} of 6 results exist")
print("at least 6 times as long:", in_time > 6 * too_early)
