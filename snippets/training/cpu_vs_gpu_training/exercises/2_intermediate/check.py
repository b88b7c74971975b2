import runpy
import sys
from pathlib import Path

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
rows_to_break_even = runpy.run_path(str(path)).get("rows_to_break_even")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


if rows_to_break_even is None:
    fail("the file defines no function named rows_to_break_even.")

cases = [
    ("width 64, batch crosses every step", (86 * 64, 84, 35), 6075),
    ("width 1024, batch crosses every step", (86 * 1024, 84, 35), 324),
    ("width 4, batch crosses every step", (86 * 4, 84, 35), None),
    ("width 4, batch already on the GPU", (86 * 4, 0, 35), 82221),
]
for name, arguments, expected in cases:
    try:
        rows = rows_to_break_even(*arguments)
    except ZeroDivisionError:
        fail(f"{name}: you divide by zero. What if one row saves nothing?")
    if expected is None and rows is not None:
        fail(
            f"{name}: got {rows:,.0f} rows, but the GPU never catches up. "
            "Compare what a row saves with what it costs to send."
        )
    if expected is not None and rows is None:
        fail(f"{name}: got None, but there is such a batch size.")
    if expected is not None and abs(rows - expected) > 0.01 * expected:
        fail(
            f"{name}: got {rows:,.0f} rows, expected about {expected:,}. "
            "Is every term of the cost model in it?"
        )

print("Passed: you can tell from three numbers where a GPU breaks even.")
