import runpy
import sys
from pathlib import Path

import torch
from torch import nn

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
training_step = runpy.run_path(str(path)).get("training_step")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


if training_step is None:
    fail("the file defines no function named training_step.")

for device in ("meta", "cpu"):
    torch.manual_seed(0)
    model = nn.Linear(4, 1)
    start = model.weight.detach().clone()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    features, labels = torch.randn(8, 4), torch.randn(8, 1)
    try:
        loss = training_step(model, optimizer, features, labels, device)
    except (RuntimeError, NotImplementedError) as error:
        if "item()" in str(error) or "no data" in str(error):
            fail("the step reads the value of the loss. Return the tensor.")
        fail(f"on device {device!r} the step raised: {error}")
    if not isinstance(loss, torch.Tensor):
        fail(
            f"on {device!r} the step returned a {type(loss).__name__}; "
            "return the loss as a tensor, so that no step waits for it."
        )
    if loss.device.type != device:
        fail(f"asked for {device!r}, but the loss lives on {loss.device}.")
    where = model.weight.device
    if where.type != device:
        fail(f"asked for {device!r}, but the weights live on {where}.")
    if device == "cpu" and torch.equal(model.weight, start):
        fail("the weights are the same before and after the step.")

print("Passed: the same step ran on the CPU and on the meta device.")
