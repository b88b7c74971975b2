# raises: AssertionError
import os

os.environ["KINETO_LOG_LEVEL"] = "9"
import torch
from torch import nn
from torch.profiler import profile, schedule

model = nn.Linear(4, 4)
plan = schedule(wait=1, warmup=1, active=2, repeat=1)
with profile(schedule=plan) as profiler:
    for step in range(6):
        model(torch.ones(1, 4))
print("the loop is through")
print(profiler.key_averages().table())
