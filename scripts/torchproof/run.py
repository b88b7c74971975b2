"""A job and what came of it: a snippet to run, and the Run."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from torchproof.snippet import Snippet

MEGABYTE = 1 << 20
LIMITS = {
    "memory": 2048 * MEGABYTE,
    "output": 1 * MEGABYTE,
    "disk": 256 * MEGABYTE,
    "processes": 64,
}


@dataclass(frozen=True)
class Job:
    """A snippet to run, and the files that lie beside it (name → where from).

    `fresh` starts a new interpreter instead of a fork of the warmed one. `keep` is
    where a copy of its working folder is left, as it was at its end.
    """

    snippet: Snippet
    files: dict[str, Path] = field(default_factory=dict)
    fresh: bool = False
    keep: Path | None = None


@dataclass(frozen=True)
class Run:
    """What one run did.

    `output` is what a terminal would show, normalised; `exit_code` is negative
    for a signal; `stopped` names the limit that ended it; `opened` are the given
    files that it read, None where that can't be told; `artefacts` are the plots
    and tables that it saved.
    """

    snippet: Snippet
    output: str
    exit_code: int
    stopped: str | None
    seconds: float
    opened: frozenset[str] | None
    artefacts: dict[str, bytes]

    @property
    def transcript(self) -> str:
        """The output file's text: the command, then what it printed."""
        return f"$ {self.snippet.command}\n{self.output}"
