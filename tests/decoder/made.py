"""Small catalogues for tests, and tracebacks to paste."""

from __future__ import annotations

from typing import Any

from torchproof.catalogue import Cause, Entry, Wording
from torchproof.decoder_index import index_of
from torchproof.matching import Decoder

CAUSE = Cause("It was cut.", "Print it.", "Glue it.")
# Enough others that a word's rarity means something.
FILLERS = (
    "weight tensor should be defined for all {classes:int} classes or no classes",
    "cannot pin {type:word} only dense CPU tensors can be pinned",
    "stack expects each tensor to be equal size, but got {first} at entry {at:int}",
    "Boolean value of Tensor with more than one value is ambiguous",
    "Attempting to unscale FP16 gradients",
    "Cannot re-initialize CUDA in forked subprocess",
    "Distributed package doesn't have NCCL built in",
    "The operator {op:word} is not currently implemented for the MPS device",
)


def entry(id: str, message: str | None, **more: Any) -> Entry:
    """An entry of kind shape with one cause."""
    given: dict[str, Any] = {
        "kind": "shape",
        "folder": "shape",
        "path": f"docs/errors/shape/{id}.toml",
        "title": id,
        "meaning": f"What {id} means.",
        "causes": (CAUSE,),
        "symptoms": (),
        "raises": "RuntimeError",
        **more,
    }
    return Entry(id=id, message=message, **given)


PRODUCT = entry(
    "product",
    "mat1 and mat2 shapes cannot be multiplied "
    "({rows:int}x{features:int} and {expected:int}x{out:int})",
    yours=("Rows of {features} numbers met a layer for {expected}.",),
    older=(Wording("size mismatch, m1: [{rows:int} x {features:int}]", "up to 1.8"),),
    causes=(
        Cause("a", "b", "c", hints=("dataset",)),
        Cause("d", "e", "f", hints=("flatten", "conv")),
    ),
)
WORKER = entry(
    "worker", "Caught {error:word} in DataLoader worker process {n:int}", wraps=True
)
ASSERT = entry("device-assert", "CUDA error: device-side assert triggered")
ANOMALY = entry(
    "anomaly",
    "Using a target size ({target}) that is different to the input size ({input})",
    raises="UserWarning",
)
ENTRIES = (
    PRODUCT,
    WORKER,
    ASSERT,
    ANOMALY,
    *(entry(f"filler-{number}", text) for number, text in enumerate(FILLERS)),
)


def decoder(*entries: Entry) -> Decoder:
    """A decoder over these entries, or over ENTRIES."""
    return Decoder(index_of(entries or ENTRIES))


def traceback(*lines: str) -> str:
    """A traceback that ends in these lines."""
    head = (
        "Traceback (most recent call last):",
        '  File "/home/me/train.py", line 40, in <module>',
        "    loss = step(batch)",
    )
    return "\n".join((*head, *lines)) + "\n"
