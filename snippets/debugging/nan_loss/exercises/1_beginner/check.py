import runpy
import sys
import warnings
from pathlib import Path

import torch

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
standardise = runpy.run_path(str(path)).get("standardise")
warnings.simplefilter("ignore")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


if standardise is None:
    fail("the file defines no function named standardise.")

torch.manual_seed(0)
table = torch.randn(16, 3) * 5 + 2
constant = table.clone()
constant[:, 1] = 3.0
for name, features in (
    ("an ordinary table", table),
    ("a table with a constant column", constant),
    ("a table of one row", table[:1]),
):
    try:
        result = standardise(features.clone())
    except ValueError as error:
        fail(f"{name} has no bad cell, but you raised: {error}")
    if not isinstance(result, torch.Tensor) or result.shape != features.shape:
        fail(f"{name}: the result has not the shape of the table.")
    if not result.isfinite().all():
        fail(f"{name}: {(~result.isfinite()).sum()} cells are not finite.")
    if result.mean(dim=0).abs().max() > 1e-4:
        fail(f"{name}: a column's mean is not 0.")
if standardise(constant.clone())[:, 1].abs().max() > 1e-4:
    fail("a constant column must come out as zeros.")
spread = standardise(table.clone()).std(dim=0)
if (spread - 1).abs().max() > 0.05:
    fail(f"standard deviations of an ordinary table: {spread.tolist()}.")

for value in (float("nan"), float("inf")):
    damaged = table.clone()
    damaged[1, 2] = value
    try:
        standardise(damaged)
    except ValueError as error:
        if "row 1, column 2" not in str(error):
            fail(f"the message must name row 1, column 2. It says: {error}")
    else:
        fail(f"a cell that is {value} went through without a ValueError.")

print("Passed: zeros where there is no spread, a place where a cell is bad.")
