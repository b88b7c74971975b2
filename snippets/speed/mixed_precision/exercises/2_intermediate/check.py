import runpy
import sys
from pathlib import Path

import torch
from torch import nn

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
TinyScaler = runpy.run_path(str(path)).get("TinyScaler")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


class Run:
    def __init__(self, scaler):
        torch.manual_seed(0)
        self.model = nn.Linear(2, 1)
        self.optimizer = torch.optim.SGD(self.model.parameters(), lr=0.01)
        self.scaler = scaler

    def step(self, features):
        with torch.autocast("cpu", dtype=torch.float16):
            loss = nn.functional.l1_loss(self.model(features), features[:, :1])
        self.optimizer.zero_grad()
        self.scaler.scale(loss).backward()
        self.scaler.step(self.optimizer)
        self.scaler.update()


if TinyScaler is None:
    fail("the file defines no class named TinyScaler.")
mine = Run(TinyScaler(growth_interval=3))
theirs = Run(torch.amp.GradScaler("cpu", growth_interval=3))
generator = torch.Generator().manual_seed(1)
for step in range(16):
    features = 4 * torch.randn(8, 2, generator=generator)
    mine.step(features)
    theirs.step(features)
    scale, expected = mine.scaler.scale_factor, theirs.scaler.get_scale()
    weight = mine.model.weight
    if not weight.isfinite().all():
        fail(f"step {step}: the weights are no longer finite. "
             "A step with an overflow has to be skipped.")
    if not torch.allclose(weight, theirs.model.weight, atol=1e-6):
        fail(f"step {step}: your weights differ from GradScaler's.")
    if scale != expected:
        fail(f"step {step}: your scale is {scale:.0f}, GradScaler's is "
             f"{expected:.0f}.")
print("Passed: 16 steps, the same weights and scale as GradScaler.")
