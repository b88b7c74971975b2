import runpy
import sys
from pathlib import Path

import torch

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
move = runpy.run_path(str(path)).get("move")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


def compare(where, before, after):
    if type(before) is not type(after):
        fail(
            f"{where} was a {type(before).__name__} "
            f"and came back as a {type(after).__name__}."
        )
    if isinstance(before, torch.Tensor):
        if before.device.type != "cpu":
            fail(f"{where} was changed in the batch that was passed in.")
        if after.device.type != "meta":
            fail(f"{where} is still on {after.device}.")
        if before.shape != after.shape:
            fail(f"{where} has shape {tuple(after.shape)}.")
    elif isinstance(before, dict):
        if before.keys() != after.keys():
            fail(f"{where} has other keys than before.")
        for key in before:
            compare(f"{where}[{key!r}]", before[key], after[key])
    elif isinstance(before, (list, tuple)):
        if len(before) != len(after):
            fail(f"{where} has another length than before.")
        for index, (old, new) in enumerate(zip(before, after)):
            compare(f"{where}[{index}]", old, new)
    elif before != after:
        fail(f"{where} was {before!r} and is {after!r}.")


if move is None:
    fail("the file defines no function named move.")

batches = [
    {"ids": torch.ones(4, 7), "mask": torch.ones(4, 7)},
    (torch.ones(4, 3), torch.ones(4)),
    {"boxes": [torch.ones(2, 4), torch.ones(0, 4)], "file": "a.png"},
    [{"image": (torch.ones(3), {"scale": 0.5, "crop": None})}],
]
for batch in batches:
    try:
        after = move(batch, "meta")
    except (AttributeError, TypeError) as error:
        fail(f"a {type(batch).__name__} as a batch: {error}")
    compare("batch", batch, after)

print("Passed: every tensor moved, and nothing else changed.")
