import runpy
import sys
from pathlib import Path

import torch

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
Digits = runpy.run_path(str(path)).get("Digits")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


if Digits is None:
    fail("the file defines no class named Digits.")

torch.manual_seed(0)
model = Digits().eval()
images = torch.randn(25, 1, 28, 28)
for count in (6, 1, 25):
    try:
        logits = model(images[:count])
    except RuntimeError as error:
        fail(f"{count} images of 28 by 28 raised: {error}")
    if tuple(logits.shape) != (count, 10):
        fail(
            f"{count} images gave logits of shape {tuple(logits.shape)}, "
            f"not ({count}, 10)."
        )
if not torch.allclose(model(images)[7:8], model(images[7:8]), atol=1e-5):
    fail("an image gets other logits when others are in the batch.")
try:
    model(torch.randn(16, 1, 32, 32))
except RuntimeError:
    pass
else:
    fail("images of 32 by 32 pass without an error.")

print("Passed: one row of logits per image, and other sizes are refused.")
