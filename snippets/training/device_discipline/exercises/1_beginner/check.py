import runpy
import sys
from pathlib import Path

import torch

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
Classifier = runpy.run_path(str(path)).get("Classifier")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


if Classifier is None:
    fail("the file defines no class named Classifier.")

model = Classifier()
count = sum(p.numel() for p in model.parameters())
if count != 130:
    fail(f"an optimizer would find {count} numbers, and the layers hold 130.")
if not any("mean" in name for name in model.state_dict()):
    fail("the mean is not in state_dict, so it would not be saved.")
if any("mean" in name for name, _ in model.named_parameters()):
    fail("the mean is a parameter; training would change it.")

torch.manual_seed(0)
x = torch.randn(5, 4)
y = x - torch.tensor([1.0, 2.0, 3.0, 4.0])
for layer in model.hidden:
    y = layer(y).relu()
y = model.out(y * torch.linspace(0.5, 1.0, 8))
if not torch.allclose(model(x), y, atol=1e-6):
    fail("on the CPU the model computes something else than before.")

model.to("meta")
for name, tensor in model.state_dict().items():
    if tensor.device.type != "meta":
        fail(f"{name} stayed on {tensor.device} when the model moved.")
try:
    y = model(x.to("meta"))
except RuntimeError as error:
    fail(f"after the move, forward raised: {error}")
if y.device.type != "meta":
    fail(f"the result is on {y.device}, and the model on meta.")

print("Passed: one call moves all of it.")
