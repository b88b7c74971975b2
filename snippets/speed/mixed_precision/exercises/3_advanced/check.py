import runpy
import sys
import warnings
from pathlib import Path

import torch
from torch import nn

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
train = runpy.run_path(str(path)).get("train")
warnings.simplefilter("ignore")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


def setting():
    torch.manual_seed(0)
    model = nn.Linear(4, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scheduler = torch.optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.9)
    batches = []
    for _ in range(12):
        batch = torch.randn(32, 4)
        batches.append((batch, 3 * batch[:, :1] + 10))
    return model, optimizer, scheduler, batches


if train is None:
    fail("the file defines no function named train.")

model, optimizer, scheduler, batches = setting()
made = []
optimizer.register_step_post_hook(lambda *_: made.append(1))
scaler = torch.amp.GradScaler("cpu")
try:
    train(model, optimizer, scheduler, scaler, batches)
except RuntimeError as error:
    fail(f"{error}")
skipped = len(batches) - len(made)
if skipped < 1 or len(made) < 6:
    fail(f"{len(made)} updates in {len(batches)} batches; expected a few "
         "skipped ones at the start and updates afterwards.")
if scheduler.last_epoch != len(made):
    fail(f"{len(made)} updates were made, {skipped} skipped, and the schedule "
         f"moved {scheduler.last_epoch} times.")

result = model.weight.detach()
model, optimizer, scheduler, batches = setting()
for features, labels in batches[skipped:]:
    optimizer.zero_grad()
    nn.functional.mse_loss(model(features), labels).backward()
    nn.utils.clip_grad_norm_(model.parameters(), max_norm=1.0)
    optimizer.step()
    scheduler.step()
if (result - model.weight).norm() > 0.02:
    fail("the weights differ from the float32 run. Clip gradients that are "
         "complete and no longer scaled.")
print(f"Passed: {len(made)} updates, {skipped} skipped, schedule in step.")
