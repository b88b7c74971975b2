import runpy
import sys
from pathlib import Path

import torch

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
start = runpy.run_path(str(path)).get("start")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


def order(loader):
    return torch.cat(list(loader)).tolist()


if start is None:
    fail("the file defines no function named start.")

model, loader = start(3)
weight, first = model.weight.detach().clone(), order(loader)
model, loader = start(3)
if not torch.equal(model.weight, weight):
    fail("the same seed gave other weights.")
torch.rand(5)
if order(loader) != first:
    fail("five numbers drawn after start() changed the order of the batches.")
if torch.equal(start(4)[0].weight, weight):
    fail("another seed gave the same weights.")

torch.manual_seed(0)
torch.rand(1)
expected = torch.rand(1)
torch.manual_seed(0)
torch.rand(1)
list(start(3)[1])
if not torch.equal(torch.rand(1), expected):
    fail("start() changed what its caller draws next.")

print("Passed: same weights, same order, and the caller noticed nothing.")
