import runpy
import sys
from pathlib import Path

import torch

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
make_loader = runpy.run_path(str(path)).get("make_loader")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


if make_loader is None:
    fail("the file defines no function named make_loader.")

lengths = [2, 5, 3, 7, 1, 4, 6]
sentences = [torch.arange(1, length + 1) for length in lengths]
try:
    batches = list(make_loader(sentences))
except Exception as error:
    fail(f"a batch could not be made: {error}")

if not all(isinstance(batch, (tuple, list)) for batch in batches):
    fail("a batch is not a pair of words and lengths.")
if [list(words.shape) for words, _ in batches] != [[3, 5], [3, 7], [1, 6]]:
    shapes = [list(words.shape) for words, _ in batches]
    fail(
        f"the words have the shapes {shapes}; wanted are sentences by "
        "longest sentence of the batch: [[3, 5], [3, 7], [1, 6]]."
    )
if torch.cat([lengths for _, lengths in batches]).tolist() != lengths:
    fail(f"the lengths should be {lengths}.")
flat = [row for words, _ in batches for row in words]
for row, sentence in zip(flat, sentences):
    kept, padding = row[: len(sentence)], row[len(sentence) :]
    if not torch.equal(kept, sentence) or padding.any():
        fail(f"{sentence.tolist()} became {row.tolist()}.")

print("Passed: padded per batch, with the true lengths.")
