import runpy
import sys
from pathlib import Path

import torch
from torch import nn

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
step_in_parts = runpy.run_path(str(path)).get("step_in_parts")

torch.manual_seed(0)
features, labels = torch.randn(10, 3), torch.randn(10, 1)
labels[8:] += 5
parts = list(zip(features.split(4), labels.split(4)))
loss_fn = nn.MSELoss()


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


def fresh():
    torch.manual_seed(1)
    model = nn.Linear(3, 1)
    return model, torch.optim.SGD(model.parameters(), lr=0.1)


if step_in_parts is None:
    fail("the file defines no function named step_in_parts.")

whole, optimizer = fresh()
losses = []
for step in range(2):
    losses.append(loss_fn(whole(features), labels))
    optimizer.zero_grad()
    losses[-1].backward()
    optimizer.step()

model, optimizer = fresh()
steps, rows = [], []
optimizer.register_step_post_hook(lambda *_: steps.append(1))
model.register_forward_pre_hook(lambda _, given: rows.append(len(given[0])))
results = []
for step in range(2):
    try:
        results.append(step_in_parts(model, optimizer, loss_fn, parts))
    except (RuntimeError, AttributeError, TypeError, NameError) as error:
        fail(f"call {step + 1} raised {type(error).__name__}: {error}")

if rows and max(rows) > 4:
    fail(f"{max(rows)} rows went through the model at once; 4 is what fits.")
if len(steps) != 2:
    fail(f"{len(steps)} optimizer steps in 2 calls; each call should make 1.")
for result, loss in zip(results, losses):
    if getattr(result, "requires_grad", True):
        fail("return the loss as a tensor that has no graph.")
    if not torch.allclose(result, loss, atol=1e-5):
        fail(f"loss {result:.3f}; over the 10 rows at once it is {loss:.3f}.")
if not torch.allclose(model.weight, whole.weight, atol=1e-5):
    fail("the weights differ from those of one step over the 10 rows.")

print("Passed: three parts, one step, the weights of the whole batch.")
