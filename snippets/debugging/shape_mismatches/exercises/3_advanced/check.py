import runpy
import sys
from pathlib import Path

import torch

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
tagging_loss = runpy.run_path(str(path)).get("tagging_loss")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


def by_hand(logits, tags):
    losses = []
    for row, tag in zip(logits.flatten(0, 1), tags.flatten(), strict=True):
        if tag != -100:
            losses.append(row.logsumexp(0) - row[tag])
    return torch.stack(losses).mean()


if tagging_loss is None:
    fail("the file defines no function named tagging_loss.")

torch.manual_seed(0)
for batch, length, classes in ((7, 5, 3), (4, 5, 5), (1, 1, 2)):
    logits = torch.randn(batch, length, classes)
    tags = torch.randint(classes, (batch, length))
    if length > 1:
        tags[0, 1:] = -100
    sizes = f"batch {batch}, length {length}, classes {classes}"
    try:
        loss = tagging_loss(logits, tags)
    except (RuntimeError, ValueError) as error:
        fail(f"{sizes}: {error}")
    if not torch.allclose(loss, by_hand(logits, tags), atol=1e-5):
        fail(f"{sizes}: the loss is not the mean over the tags that count.")

logits, tags = torch.randn(4, 5, 5), torch.randint(5, (4, 5))
refused = (
    ("logits already transposed", torch.randn(7, 3, 5), tags[:1].expand(7, 5)),
    ("flat logits and tags", logits[0], tags[0]),
    ("a float target like the logits", logits, logits.softmax(2)),
    ("float tags", logits, tags.float()),
    ("one class", logits[..., :1], tags * 0),
)
for what, values, targets in refused:
    try:
        tagging_loss(values, targets)
    except ValueError:
        continue
    except (RuntimeError, IndexError) as error:
        fail(f"{what}: {type(error).__name__}, not ValueError: {error}")
    fail(f"{what} went through.")

for bad in (5, -1):
    tags[2, 3] = bad
    try:
        tagging_loss(logits, tags)
    except ValueError as error:
        if str(bad) not in str(error):
            fail(f"the error about tag {bad} does not name it: {error}")
    except (RuntimeError, IndexError) as error:
        fail(f"tag {bad}: {type(error).__name__}, not ValueError: {error}")
    else:
        fail(f"tag {bad} went through.")

print("Passed: the loss is right, and nothing slips by in silence.")
