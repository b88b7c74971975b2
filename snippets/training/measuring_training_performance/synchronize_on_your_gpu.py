# needs: cuda
from time import perf_counter

import torch
from torch import nn

model = nn.Sequential(*[nn.Linear(2048, 2048) for _ in range(8)]).cuda()
batch = torch.randn(4096, 2048, device="cuda")


def seconds(steps, in_every_step, at_the_end):
    torch.cuda.synchronize()
    start = perf_counter()
    for step in range(steps):
        model(batch).sum().backward()
        if in_every_step:
            torch.cuda.synchronize()
    if at_the_end:
        torch.cuda.synchronize()
    return perf_counter() - start


seconds(10, in_every_step=True, at_the_end=True)
honest = seconds(50, in_every_step=False, at_the_end=True)
early = seconds(50, in_every_step=False, at_the_end=False)
serial = seconds(50, in_every_step=True, at_the_end=True)
print(f"no synchronize:   {early / honest:.2f}")
print("one, at the end:  1.00")
print(f"in every step:    {serial / honest:.2f}")
