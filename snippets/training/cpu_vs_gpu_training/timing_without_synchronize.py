# needs: cuda
from time import perf_counter

import torch

left = torch.randn(4096, 4096, device="cuda")
right = torch.randn(4096, 4096, device="cuda")
left @ right
torch.cuda.synchronize()

start = perf_counter()
product = left @ right
queued = perf_counter() - start

torch.cuda.synchronize()
finished = perf_counter() - start

print(f"clock stopped too early by a factor of {finished / queued:.0f}")
