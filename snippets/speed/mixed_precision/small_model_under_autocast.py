# measured: step times depend on the processor and on what else runs
import torch
from torch import nn
from torch.utils.benchmark import Timer


def training_step(model, optimizer, batch, mixed):
    with torch.autocast("cpu", torch.bfloat16, enabled=mixed):
        loss = nn.functional.mse_loss(model(batch), batch)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()


def fastest_steps(width, rows):
    model = nn.Sequential(nn.Linear(width, width), nn.ReLU(),
                          nn.Linear(width, width))
    optimizer = torch.optim.SGD(model.parameters(), lr=1e-3)
    batch = torch.randn(rows, width)
    fastest = {True: float("inf"), False: float("inf")}
    for mixed in (False, True) * 12:
        timer = Timer("training_step(model, optimizer, batch, mixed)",
                      globals={**globals(), **locals()})
        times = timer.blocked_autorange(min_run_time=0.05).times
        fastest[mixed] = min(fastest[mixed], *times)
    return fastest[True] / fastest[False]


small = fastest_steps(width=16, rows=16)
print(f"16 wide, 16 rows: {small:.1f}x the time with bfloat16 autocast")
large = fastest_steps(width=1024, rows=512)
print(f"1024 wide, 512 rows: {large:.1f}x the time")
assert small > 1
