import runpy
import sys
from pathlib import Path

import torch
from torch import nn

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
load_any = runpy.run_path(str(path)).get("load_any")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


if load_any is None:
    fail("the file defines no function named load_any.")


def plain():
    return nn.Sequential(nn.Linear(3, 2), nn.Linear(2, 1))


def nested():
    return nn.ModuleDict({"module": nn.Linear(3, 2)})


def prefixed(state, times):
    return {"module." * times + key: value for key, value in state.items()}


cases = [
    ("saved from ddp.module", plain, 0),
    ("saved from ddp", plain, 1),
    ("wrapped twice", plain, 2),
    ("a module named 'module', not wrapped", nested, 0),
    ("a module named 'module', wrapped", nested, 1),
]
for name, build, times in cases:
    trained, model = build(), build()
    try:
        load_any(model, prefixed(trained.state_dict(), times))
    except RuntimeError as error:
        fail(f"{name}: {str(error).splitlines()[-1].strip()}")
    pairs = zip(trained.parameters(), model.parameters(), strict=True)
    if not all(torch.equal(a, b) for a, b in pairs):
        fail(f"{name}: no error, and the model keeps its random weights.")

short = prefixed(plain().state_dict(), 1)
del short["module.1.bias"]
try:
    load_any(plain(), short)
except RuntimeError:
    print("Passed: every wrapper comes off, and a missing key still raises.")
else:
    fail("a checkpoint without 1.bias was taken without a word.")
