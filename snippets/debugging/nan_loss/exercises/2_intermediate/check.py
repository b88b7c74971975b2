import runpy
import sys
from pathlib import Path

import torch

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
masked_log_mean = runpy.run_path(str(path)).get("masked_log_mean")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


if masked_log_mean is None:
    fail("the file defines no function named masked_log_mean.")

cases = (
    ("nothing is padding", [1.0, 2.0, 4.0], [True, True, True]),
    ("the padding is 0", [2.0, 0.0, 4.0], [True, False, True]),
    ("the padding is negative", [2.0, -3.0, 4.0], [True, False, True]),
    ("the padding is NaN", [2.0, float("nan"), 4.0], [True, False, True]),
    ("all is padding", [0.0, 0.0, -1.0], [False, False, False]),
)
for name, numbers, flags in cases:
    keep = torch.tensor(flags)
    kept = torch.tensor(numbers)[keep].requires_grad_()
    expected = kept.log().mean() if len(kept) else torch.zeros(())
    slopes = torch.zeros(3)
    if len(kept):
        slopes[keep] = torch.autograd.grad(expected, kept)[0]

    values = torch.tensor(numbers, requires_grad=True)
    result = masked_log_mean(values, keep)
    if not isinstance(result, torch.Tensor) or not result.requires_grad:
        fail(f"{name}: the result is not connected to the values.")
    if not torch.allclose(result, expected, atol=1e-6):
        fail(f"{name}: got {result.item()}, expected {expected.item():.4f}.")
    result.backward()
    if not values.grad.isfinite().all():
        fail(f"{name}: the result is right, the gradient is "
             f"{values.grad.tolist()}.")
    if not torch.allclose(values.grad, slopes, atol=1e-6):
        fail(f"{name}: the gradient is {values.grad.tolist()}, "
             f"expected {slopes.tolist()}.")

print("Passed: padding changes neither the mean nor the gradient.")
