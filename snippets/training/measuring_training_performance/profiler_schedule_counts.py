# warns: UserWarning
import os

os.environ["KINETO_LOG_LEVEL"] = "9"
import torch
from torch import nn
from torch.profiler import profile, schedule

plan = schedule(wait=1, warmup=1, active=2, repeat=1)
for step in range(6):
    print(step, plan(step).name)

model = nn.Linear(4, 4)
with profile(schedule=plan) as profiler:
    for step in range(6):
        model(torch.ones(1, 4))
        profiler.step()
for row in profiler.key_averages():
    if row.key == "aten::addmm":
        print(f"steps: 6, matrix products recorded: {row.count}")

schedule(wait=1, warmup=0, active=2)
