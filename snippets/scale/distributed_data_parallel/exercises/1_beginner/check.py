import runpy
import sys
from pathlib import Path

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
batches_of_rank = runpy.run_path(str(path)).get("batches_of_rank")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


if batches_of_rank is None:
    fail("the file defines no function named batches_of_rank.")

rows, epochs = list(range(24)), 3
try:
    by_rank = [batches_of_rank(rows, rank, 2, epochs) for rank in range(2)]
except ValueError as error:
    fail(f"the loader or the sampler refused: {error}")

flat = [[sum(epoch, []) for epoch in seen] for seen in by_rank]
for epoch in range(epochs):
    both = flat[0][epoch] + flat[1][epoch]
    if len(both) > len(rows):
        fail(
            f"in epoch {epoch} two ranks process {len(both)} rows, "
            f"and there are {len(rows)}. Nothing splits them."
        )
    if sorted(both) != rows:
        fail(
            f"in epoch {epoch} some rows come twice and others never. "
            "Do all ranks draw from the same order?"
        )
if any(flat[0][epoch] == flat[0][epoch + 1] for epoch in range(epochs - 1)):
    fail("rank 0 sees one order in two epochs. Tell the sampler the epoch.")
if any(len(batch) != 4 for epoch in by_rank[0] for batch in epoch):
    fail("a batch does not hold 4 rows.")

print("Passed: every row once per epoch, and every epoch in its own order.")
