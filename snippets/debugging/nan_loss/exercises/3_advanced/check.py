import copy
import runpy
import sys
from pathlib import Path

import torch
from torch import nn

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
guarded_step = runpy.run_path(str(path)).get("guarded_step")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


def distances(points):
    return (points[::2] - points[1::2]).square().sum(dim=1).sqrt().mean()


def everything(model, optimizer):
    values = dict(model.state_dict())
    for number, state in optimizer.state_dict()["state"].items():
        for key, value in state.items():
            values[f"optimizer state {key} of parameter {number}"] = value
    return copy.deepcopy(values)


if guarded_step is None:
    fail("the file defines no function named guarded_step.")

torch.manual_seed(0)
model = nn.Sequential(nn.BatchNorm1d(3), nn.Linear(3, 2))
optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
good, empty_cell, twins, huge = torch.randn(4, 8, 3)
empty_cell[5, 1] = float("nan")
twins[1] = twins[0]
huge[2] = 1e30

batches = (
    ("an ordinary batch", good, True),
    ("a batch with an empty cell", empty_cell, False),
    ("another ordinary batch", good, True),
    ("a batch with two equal rows (finite loss, NaN gradient)", twins, False),
    ("a batch with a row of 1e30", huge, False),
    ("a last ordinary batch", good, True),
)
for name, batch, expected in batches:
    before = everything(model, optimizer)
    made = guarded_step(model, optimizer, distances, batch)
    after = everything(model, optimizer)
    for key, value in after.items():
        if not value.isfinite().all():
            fail(f"after {name}, {key} is not finite.")
    if made is not expected:
        fail(f"{name}: returned {made}, expected {expected}.")
    same = [torch.equal(after[k], before[k]) for k in before]
    if not expected and not all(same):
        changed = list(before)[same.index(False)]
        fail(f"{name} was skipped, and {changed} changed all the same.")
    if expected and torch.equal(after["1.weight"], before["1.weight"]):
        fail(f"{name}: the weights did not change.")

print("Passed: bad batches leave weights, buffers and Adam as they were.")
