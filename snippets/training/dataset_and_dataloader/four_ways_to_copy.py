# needs: cuda
from time import perf_counter

import torch

batch = torch.zeros(64, 3, 224, 224)
square = torch.randn(4096, 4096, device="cuda")


def seconds_until_free(source, non_blocking):
    times = []
    for repeat in range(10):
        torch.cuda.synchronize()
        start = perf_counter()
        square @ square
        source.to("cuda", non_blocking=non_blocking)
        times.append(perf_counter() - start)
    return min(times)


for name, source in {"pageable": batch, "pinned": batch.pin_memory()}.items():
    for non_blocking in (False, True):
        waited = seconds_until_free(source, non_blocking) * 1e3
        print(f"{name}, non_blocking={non_blocking}: {waited:.2f} ms")
