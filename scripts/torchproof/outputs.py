"""Stored outputs and artefacts: read them, compare them with a run, write them."""

from __future__ import annotations

import platform
import re
from dataclasses import dataclass
from itertools import zip_longest

from torchproof.faults import Fault
from torchproof.files import write_if_changed
from torchproof.run import Run
from torchproof.site import Site
from torchproof.snippet import Snippet

_NUMBER = re.compile(r"-?\d+\.\d+(?:e[-+]\d+)?")
RELATIVE, ABSOLUTE = 1e-4, 1e-5


@dataclass(frozen=True)
class Difference:
    """The first line in which two texts differ, counted from 1."""

    line: int
    stored: str | None
    printed: str | None

    def __str__(self) -> str:
        stored, printed = (
            "nothing" if text is None else f"{text!r}" if len(text) <= 120
            else f"{text[:117]!r}..."
            for text in (self.stored, self.printed)
        )  # fmt: skip
        return f"shows {stored} where the run printed {printed}"


def is_exact_machine() -> bool:
    """Outputs are made on x86-64; elsewhere the last digits may differ."""
    return platform.machine().lower() in ("x86_64", "amd64")


def compare(stored: str, printed: str, exact: bool) -> tuple[Difference | None, int]:
    """Compare a stored output with a printed one, which a run has normalised.

    What is stored must be so already: a reader would see whatever normalising would
    take out of it. Where not `exact`, numbers with a decimal point may differ by 1e-4
    relative plus 1e-5; text and integers never. Returns the first difference and how
    many numbers were let pass.
    """
    if stored == printed:
        return None, 0
    drifted = 0
    pairs = zip_longest(stored.split("\n"), printed.split("\n"))
    for number, (left, right) in enumerate(pairs, start=1):
        if left == right:
            continue
        allowed = (
            None if exact or left is None or right is None else _drift(left, right)
        )
        if allowed is None:
            return Difference(number, left, right), drifted
        drifted += allowed
    return None, drifted


def _drift(left: str, right: str) -> int | None:
    """How many numbers differ within tolerance; None when more than that differs."""
    if _NUMBER.sub("#", left) != _NUMBER.sub("#", right):
        return None
    drifted = 0
    for a, b in zip(_NUMBER.findall(left), _NUMBER.findall(right), strict=True):
        if a != b:
            if abs(float(a) - float(b)) > ABSOLUTE + RELATIVE * abs(float(a)):
                return None
            drifted += 1
    return drifted


def stored_output(site: Site, snippet: Snippet) -> str | None:
    """The committed output of a snippet; None when there is none."""
    try:
        return (site.snippets / snippet.output_key).read_bytes().decode()
    except (OSError, UnicodeDecodeError):
        return None


def compare_with_run(site: Site, run: Run, exact: bool) -> tuple[list[Fault], int]:
    """Faults where the stored output or an artefact isn't what the run made.

    A measured snippet's output and artefacts are kept, not compared. Returns the
    faults and how many numbers passed by tolerance.
    """
    if run.snippet.directives.measured:
        return [], 0
    path = site.snippets / run.snippet.output_key
    where = site.relative(path)
    stored = stored_output(site, run.snippet)
    if stored is None:
        return [Fault(where, 1, "is missing", "run `make update`")], 0
    faults: list[Fault] = []
    difference, drifted = compare(stored, run.transcript, exact)
    if difference:
        faults.append(
            Fault(where, difference.line, str(difference),
                  "run `make update`, and look at what it changes")
        )  # fmt: skip
    for name, content in run.artefacts.items():
        wrong, passed = _compare_artefact(site, run, name, content, exact)
        drifted += passed
        faults += wrong
    return faults, drifted


def _compare_artefact(
    site: Site, run: Run, name: str, content: bytes, exact: bool
) -> tuple[list[Fault], int]:
    path = site.snippets / run.snippet.topic / name
    where = site.relative(path)
    if not path.exists():
        return [Fault(where, 1, "is missing", "run `make update`")], 0
    kept = path.read_bytes()
    if kept == content:
        return [], 0
    if name.endswith(".svg") and not exact:
        # Drawn from the data, which is compared; another machine rounds the pixels.
        return [], 0
    difference, drifted = compare(
        kept.decode(errors="backslashreplace"),
        content.decode(errors="backslashreplace"),
        exact,
    )
    if difference is None:
        return [], drifted
    return [
        Fault(where, difference.line, str(difference),
              "run `make update`, and look at what it changes")
    ], drifted  # fmt: skip


def write_run(site: Site, run: Run) -> list[str]:
    """Store what a run printed and made; return the files that changed."""
    written = []
    contents = {run.snippet.output_key: run.transcript.encode()} | {
        f"{run.snippet.topic}/{name}": content
        for name, content in run.artefacts.items()
    }
    for key, content in contents.items():
        path = site.snippets / key
        if write_if_changed(path, content):
            written.append(site.relative(path))
    return written
