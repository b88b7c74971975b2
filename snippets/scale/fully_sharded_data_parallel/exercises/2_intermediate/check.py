import runpy
import sys
from pathlib import Path

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import FSDPModule

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
prepare = runpy.run_path(str(path)).get("prepare")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


class Stack(nn.Module):
    def __init__(self):
        super().__init__()
        self.blocks = nn.ModuleList(nn.Linear(8, 8) for _ in range(3))
        self.head = nn.Linear(8, 1)

    def forward(self, rows):
        for block in self.blocks:
            rows = block(rows).relu()
        return self.head(rows)


if prepare is None:
    fail("the file defines no function named prepare.")

dist.init_process_group("fake", rank=0, world_size=4)
model = Stack()
optimizer = prepare(model)
if not isinstance(model, FSDPModule):
    fail("the model itself isn't sharded, so its head is whole on every rank.")
for number, block in enumerate(model.blocks):
    if not isinstance(block, FSDPModule):
        fail(f"block {number} is no unit; the whole model is gathered at once.")
if optimizer is None:
    fail("prepare returns no optimizer.")
owned = {id(p) for group in optimizer.param_groups for p in group["params"]}
if owned != {id(parameter) for parameter in model.parameters()}:
    fail("the optimizer holds other tensors than the model has now.")
try:
    model(torch.ones(2, 8)).sum().backward()
    optimizer.step()
except (RuntimeError, TypeError) as error:
    fail(f"one training step raises {type(error).__name__}: {error}")
if any(not optimizer.state[parameter] for parameter in model.parameters()):
    fail("after one step, some parameter was not updated.")

print("Passed: units first, root next, optimizer last.")
