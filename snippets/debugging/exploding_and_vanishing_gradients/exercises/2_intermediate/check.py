import copy
import runpy
import sys
from pathlib import Path

import torch
from torch import nn

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
accumulated_step = runpy.run_path(str(path)).get("accumulated_step")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


if accumulated_step is None:
    fail("the file defines no function named accumulated_step.")

torch.manual_seed(0)
features, labels = torch.randn(12, 3), torch.randn(12, 1)
labels[:4] += 50
batches = list(zip(features.split(4), labels.split(4)))
for max_norm in (1.0, 1000.0):
    whole = nn.Linear(3, 1)
    parts = copy.deepcopy(whole)
    optimizer = torch.optim.SGD(whole.parameters(), lr=0.1)
    nn.functional.mse_loss(whole(features), labels).backward()
    expected = nn.utils.clip_grad_norm_(whole.parameters(), max_norm)
    optimizer.step()
    optimizer = torch.optim.SGD(parts.parameters(), lr=0.1)
    norm = accumulated_step(parts, optimizer, batches, max_norm)
    if norm is None or abs(norm - expected.item()) > 1e-3 * expected.item():
        fail(
            f"ceiling {max_norm:.0f}: you return {norm}, the large batch's "
            f"gradient has norm {expected:.2f}."
        )
    if not torch.allclose(parts.weight, whole.weight, atol=1e-4):
        fail(f"ceiling {max_norm:.0f}: the weights are not the large batch's.")

print("Passed: one ceiling for one step, however many micro-batches.")
