"""Whether a snippet must run again: what its stored output depends on."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from torchproof import environment, recording
from torchproof.files import sha256_of, write_if_changed
from torchproof.recording import Recordings
from torchproof.run import LIMITS, Run
from torchproof.site import Site
from torchproof.snippet import Snippet

RUNNER_MODULES = (
    "as_main", "environment", "judging", "normalise", "outputs", "preloading",
    "processes",
    "runner", "snippet", "visible", "warm", "warming",
)  # fmt: skip


@dataclass(frozen=True)
class Entry:
    """What was seen when a snippet last ran: its key, what it read, what it made."""

    key: str
    reads: tuple[str, ...]
    owns: tuple[str, ...]
    seconds: float


class Freshness:
    """The store of entries, in .cache/, and the part of every key that all share."""

    def __init__(self, site: Site, recordings: Recordings) -> None:
        self._site = site
        self._path = site.cache / "freshness.json"
        self._shared = shared_key(site)
        self._recordings = recordings
        self._entries: dict[str, Entry] = {}
        try:
            data = json.loads(self._path.read_text())
            self._entries = {
                key: Entry(e["key"], tuple(e["reads"]), tuple(e["owns"]), e["seconds"])
                for key, e in data.items()
            }
        except (OSError, ValueError, KeyError, TypeError):
            self._entries = {}

    def is_fresh(self, snippet: Snippet, files: dict[str, Path]) -> bool:
        """Whether nothing that the stored output depends on has changed."""
        entry = self._entries.get(snippet.key)
        return entry is not None and entry.key == self._key(
            snippet, files, entry.reads, entry.owns
        )

    def seconds(self, snippet: Snippet) -> float:
        """How long it ran last time; a snippet that never ran goes first."""
        entry = self._entries.get(snippet.key)
        return entry.seconds if entry else float("inf")

    def owners(self, snippets: Iterable[Snippet]) -> dict[tuple[str, str], str]:
        """Which snippet saved each plot or table last time, by its folder and name.

        One that has changed since may save others; the text it had is not known.
        """
        return {
            (snippet.topic, name): snippet.key
            for snippet in snippets
            if (entry := self._entries.get(snippet.key))
            for name in entry.owns
            if name in snippet.code
        }

    def remember(
        self, run: Run, files: dict[str, Path], recordings: Recordings
    ) -> None:
        """The stored output is what this run printed: note what that rests on."""
        self._recordings = recordings
        reads = tuple(sorted(files if run.opened is None else run.opened))
        owns = tuple(sorted(run.artefacts))
        key = self._key(run.snippet, files, reads, owns)
        self._entries[run.snippet.key] = Entry(key, reads, owns, run.seconds)

    def save(self) -> None:
        data = {
            key: {"key": e.key, "reads": e.reads, "owns": e.owns, "seconds": e.seconds}
            for key, e in sorted(self._entries.items())
        }
        write_if_changed(self._path, json.dumps(data, indent=0).encode())

    def _key(
        self,
        snippet: Snippet,
        files: dict[str, Path],
        reads: tuple[str, ...],
        owns: tuple[str, ...],
    ) -> str:
        folder = self._site.snippets / snippet.topic
        kept = self._recordings.get((snippet.key, recording.MEASURED))
        parts = [
            self._shared,
            snippet.sha256,
            sha256_of(self._site.snippets / snippet.output_key),
            *(f"{n}={sha256_of(files[n]) if n in files else ''}" for n in reads),
            *(f"{name}={sha256_of(folder / name)}" for name in owns),
            repr(kept),
        ]
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def shared_key(site: Site) -> str:
    """What every output depends on: pins, Python, the runner and its environment."""
    package = Path(__file__).parent
    parts = [
        sha256_of(site.root / "requirements.txt"),
        sha256_of(site.root / "requirements.lock"),
        recording.torch_version(),
        sys.version,
        *(sha256_of(package / f"{module}.py") for module in RUNNER_MODULES),
        repr(sorted((environment.PLAIN | environment.PINS).items())),
        repr(sorted(LIMITS.items())),
    ]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()
