import runpy
import sys
from pathlib import Path

import torch
from torch import nn

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
first_failure = runpy.run_path(str(path)).get("first_failure")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


class TwoTowers(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.text = nn.Sequential(nn.Embedding(10, 4), nn.Flatten())
        self.head = nn.Sequential(nn.Linear(12, 6), nn.Linear(width, 2))

    def forward(self, ids):
        return self.head(self.text(ids))


class JoinsWrongly(nn.Module):
    def __init__(self):
        super().__init__()
        self.left = nn.Linear(4, 3)
        self.right = nn.Linear(4, 5)

    def forward(self, rows):
        return self.left(rows) + self.right(rows)


if first_failure is None:
    fail("the file defines no function named first_failure.")

ids = torch.zeros(2, 3, dtype=torch.int64)
cases = (
    ("a good model", TwoTowers(6), ids, None),
    ("a Linear built too wide", TwoTowers(7), ids, ("head.1", (2, 6))),
    ("too many ids", TwoTowers(6), ids[:, :2], ("head.0", (2, 8))),
    ("an id out of range", TwoTowers(6), ids + 10, ("text.0", (2, 3))),
    ("a sum in forward", JoinsWrongly(), torch.zeros(2, 4), ("", (2, 4))),
)
for what, model, values, wanted in cases:
    try:
        found = first_failure(model, values)
    except (RuntimeError, IndexError) as error:
        fail(f"{what}: the error came through: {error}")
    if found != wanted:
        fail(f"{what}: returned {found!r}, should be {wanted!r}.")
    for name, module in model.named_modules():
        if module._forward_hooks or module._forward_pre_hooks:
            fail(f"{what}: a hook is left on {name or 'the model'!r}.")

print("Passed: the innermost module was named, and no hook was left.")
