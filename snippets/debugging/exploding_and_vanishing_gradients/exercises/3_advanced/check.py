import runpy
import sys
from pathlib import Path

import torch
from torch import nn

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
gradient_report = runpy.run_path(str(path)).get("gradient_report")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


if gradient_report is None:
    fail("the file defines no function named gradient_report.")


def expect(case, model, name, word):
    got = gradient_report(model).get(name)
    if got != word:
        fail(f"{case}: {name} should be {word!r}, you say {got!r}.")


torch.manual_seed(0)
frozen = nn.Sequential(nn.Linear(4, 4), nn.Linear(4, 1))
frozen[0].requires_grad_(False)
frozen(torch.randn(8, 4)).sum().backward()
expect("a frozen layer", frozen, "0.weight", "none")
expect("a frozen layer", frozen, "1.weight", "ok")

dead = nn.Sequential(nn.Linear(4, 4), nn.ReLU(), nn.Linear(4, 1))
nn.init.constant_(dead[0].bias, -100.0)
dead(torch.randn(8, 4)).sum().backward()
expect("a dead ReLU", dead, "0.weight", "zero")

deep = nn.Sequential()
for _ in range(20):
    deep.append(nn.Sequential(nn.Linear(4, 4), nn.Sigmoid()))
deep(torch.randn(8, 4)).sum().backward()
expect("20 sigmoid layers", deep, "0.0.weight", "tiny")
expect("20 sigmoid layers", deep, "19.0.weight", "ok")

faint = nn.Linear(1, 1)
faint.weight.grad = torch.tensor([[1e-25]])
expect("a gradient of 1e-25", faint, "weight", "tiny")

overflow = nn.Linear(1, 1)
(overflow(torch.tensor([[1e30]])) * 1e30).sum().backward()
expect("an overflow", overflow, "weight", "not finite")

print("Passed: four ways not to learn, told apart.")
