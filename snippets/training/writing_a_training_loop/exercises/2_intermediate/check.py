import runpy
import sys
from pathlib import Path

import torch
from torch import nn

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
validate = runpy.run_path(str(path)).get("validate")

torch.manual_seed(0)
layers = nn.Linear(3, 16), nn.BatchNorm1d(16), nn.Dropout(0.5), nn.Linear(16, 1)
model = nn.Sequential(*layers)
features, labels = torch.randn(66, 3), torch.randn(66, 1)
labels[64:] += 10
loader = list(zip(features.split(32), labels.split(32)))
loss_fn = nn.MSELoss()


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


if validate is None:
    fail("the file defines no function named validate.")

model.eval()
with torch.no_grad():
    expected = loss_fn(model(features), labels)
model.train()
statistics = model[1].running_mean.clone()
try:
    result = validate(model, loader, loss_fn, "cpu")
except (RuntimeError, AttributeError, TypeError, NameError) as error:
    fail(f"validate raised {type(error).__name__}: {error}")

if not isinstance(result, torch.Tensor):
    fail(f"validate returned a {type(result).__name__}; return a tensor.")
if not torch.equal(model[1].running_mean, statistics):
    fail("BatchNorm learned from the validation data. Which mode was it in?")
if result.requires_grad:
    fail("the result drags the graphs of all batches along.")
if not torch.allclose(result, expected, atol=1e-4):
    fail(f"{result:.3f}, but the loss over all 66 rows is {expected:.3f}.")
if not model.training:
    fail("the model came in train mode and came back in eval mode.")
model.eval()
validate(model, loader, loss_fn, "cpu")
if model.training:
    fail("the model came in eval mode and came back in train mode.")
try:
    result = validate(model.to("meta"), loader, loss_fn, "meta")
except (RuntimeError, NotImplementedError) as error:
    fail(f"on another device it raised: {error}")
if result.device.type != "meta":
    fail(f"the model is on meta, but the result lives on {result.device}.")

print(f"Passed: {expected:.3f} on any device, and no trace left behind.")
