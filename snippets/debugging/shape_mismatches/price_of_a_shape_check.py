# measured: both times depend on the processor and on what else runs
import torch
from torch import nn
from torch.utils.benchmark import Timer

model = nn.Linear(64, 1)
features, targets = torch.randn(256, 64), torch.randn(256, 1)
guesses = model(features).detach()


def check():
    assert guesses.shape == targets.shape, (guesses.shape, targets.shape)


def step():
    nn.functional.mse_loss(model(features), targets).backward()


def seconds(function):
    timer = Timer("function()", globals={"function": function})
    return timer.blocked_autorange(min_run_time=0.3).median


ratio = seconds(step) / seconds(check)
print(f"a small forward and backward costs as much as {ratio:.0f} checks")
assert ratio > 10
