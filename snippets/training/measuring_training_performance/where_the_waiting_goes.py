# measured: sleeping and waking up take a varying extra time
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter, sleep

stand_in = ThreadPoolExecutor(max_workers=1)


def train(wait_in_every_step):
    start = perf_counter()
    for step in range(20):
        sleep(0.010)
        output = stand_in.submit(sleep, 0.015)
        if wait_in_every_step:
            output.result()
    queued = perf_counter() - start
    output.result()
    return queued, perf_counter() - start


queued, finished = train(wait_in_every_step=False)
_, serial = train(wait_in_every_step=True)
print(f"clock before the result: {queued / finished:.2f}")
print("one wait, at the end:    1.00")
print(f"a wait in every step:    {serial / finished:.2f}")
assert queued < 0.9 * finished < 0.75 * serial
