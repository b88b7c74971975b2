import runpy
import sys
from pathlib import Path

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
summarise = runpy.run_path(str(path)).get("summarise")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


if summarise is None:
    fail("the file defines no function named summarise.")

rows = [100] * 44 + [20]
seconds = [9.0] * 4 + [1.0] * 36 + [4.0] * 4 + [0.5]
try:
    rate, within = summarise(list(rows), list(seconds), 4)
except (TypeError, ValueError) as error:
    fail(f"summarise must return two numbers: {error}")

truth = sum(rows[4:]) / sum(seconds[4:])
slow = sum(rows) / sum(seconds)
if abs(rate - slow) < 1e-6:
    fail("the warm-up steps are still in the rate.")
if abs(rate - truth) > 1e-6:
    fail(
        f"{rate:.1f} rows per second; {sum(rows[4:])} rows in "
        f"{sum(seconds[4:]):.1f} s are {truth:.1f}."
    )
if abs(within - 4.0) > 1e-9:
    fail(f"39 of 41 steps must stay within it: 4.0, not {within}.")

print(f"Passed: {rate:.1f} rows per second, 95 % within {within:.1f} s.")
