import runpy
import sys
from pathlib import Path

import torch
from torch import nn

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
train_one_epoch = runpy.run_path(str(path)).get("train_one_epoch")

torch.manual_seed(0)
start = nn.Linear(3, 1)
features, labels = torch.randn(40, 3), torch.randn(40, 1)
loader = list(zip(features.split(8), labels.split(8)))
loss_fn = nn.MSELoss()


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


def fresh():
    model = nn.Linear(3, 1)
    model.load_state_dict(start.state_dict())
    return model, torch.optim.SGD(model.parameters(), lr=0.05)


def weights_after(order):
    model, optimizer = fresh()
    for x, y in loader:
        loss = loss_fn(model(x), y)
        for line in order.split():
            if line == "backward":
                loss.backward()
            else:
                getattr(optimizer, line)()
    return model.weight.detach()


if train_one_epoch is None:
    fail("the file defines no function named train_one_epoch.")

model, optimizer = fresh()
model.eval()
modes, batches = [], []
model.register_forward_hook(lambda *_: modes.append(model.training))
model.register_forward_pre_hook(lambda _, given: batches.append(len(given[0])))
try:
    train_one_epoch(model, loader, loss_fn, optimizer)
except (RuntimeError, AttributeError, TypeError, NameError) as error:
    fail(f"the loop raised {type(error).__name__}: {error}")

if not batches:
    fail("the model never saw a batch. Which line is the forward pass?")
if batches != [8] * 5:
    fail(f"the model saw batches of {batches} rows; the loader has five of 8.")
mine = model.weight.detach()
wrong = (
    ("backward step", "the gradients of all batches add up."),
    ("step zero_grad backward", "every step uses the batch before."),
)
if torch.equal(mine, start.weight):
    fail("no weight moved. What does step() find in .grad when it runs?")
for order, meaning in wrong:
    if torch.allclose(mine, weights_after(order)):
        fail(f"{meaning} Your weights equal those of the order {order!r}.")
if not torch.allclose(mine, weights_after("zero_grad backward step")):
    fail("the weights moved, but not by the gradient of each batch alone.")
if not all(modes):
    fail("the model was handed over in eval mode, and trained in it.")

print("Passed: five lines, in an order that works.")
