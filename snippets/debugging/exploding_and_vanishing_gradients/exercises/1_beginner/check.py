import runpy
import sys
from pathlib import Path

import torch
from torch import nn

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
global_norm = runpy.run_path(str(path)).get("global_norm")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


if global_norm is None:
    fail("the file defines no function named global_norm.")

torch.manual_seed(0)
frozen = nn.Sequential(nn.Linear(3, 4), nn.Tanh(), nn.Linear(4, 1))
frozen[0].requires_grad_(False)
cases = [
    ("one Linear", nn.Linear(3, 1)),
    ("two layers", nn.Sequential(nn.Linear(3, 4), nn.Linear(4, 1))),
    ("first layer frozen", frozen),
]
for name, model in cases:
    model(torch.randn(5, 3)).square().sum().backward()
    expected = nn.utils.clip_grad_norm_(model.parameters(), float("inf"))
    try:
        got = global_norm(model)
    except AttributeError as error:
        fail(f"{name}: {error}. Which parameters have no gradient?")
    if not isinstance(got, float):
        fail(f"{name}: expected a float, got {type(got).__name__}.")
    if abs(got - expected.item()) > 1e-3 * expected.item():
        fail(f"{name}: got {got:.3f}, clip_grad_norm_ says {expected:.3f}.")
if global_norm(nn.Linear(3, 1)) != 0.0:
    fail("a model without gradients has norm 0.0.")

print("Passed: your number is the one that clipping looks at.")
