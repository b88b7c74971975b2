"""A fault: what is wrong, where, and what to do about it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from torchproof.visible import visible


@dataclass(frozen=True, order=True)
class Fault:
    """One thing wrong in the checkout.

    `path` is relative to the site's root, `line` counts from 1.
    """

    path: str
    line: int
    what: str
    remedy: str

    def __str__(self) -> str:
        """One line, whatever a file holds: a terminal obeys nothing of it."""
        text = f"{self.path}:{self.line}: {self.what}; {self.remedy}"
        return visible(text.replace("\n", "\\n").replace("\t", "\\t"))


class FaultsFound(Exception):
    """Raised at the edge of a command when faults stop it. Holds all of them."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = sorted(set(faults))
        super().__init__("\n".join(str(fault) for fault in self.faults))
