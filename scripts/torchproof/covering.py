"""Does what `make stability` found cover the snippets as they are now?"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from torchproof import stability
from torchproof.conditions import CONDITIONS
from torchproof.faults import Fault
from torchproof.files import sha256_of
from torchproof.site import Site
from torchproof.snippet import Snippet
from torchproof.stability import Stability
from torchproof.upkeep import can_run_here

HASH_LENGTH = 16
RUN_IT = "run `make stability`"


@dataclass
class Covered:
    """How many snippets are held to it and how many can't be, and what is wrong.

    `compared` are by their bytes, `asserted` are measured and only hold by their
    assertions, `differ` are of both, `gpu` need one, `cpu_builds` another torch than
    the one that is here.
    """

    compared: int = 0
    asserted: int = 0
    differ: int = 0
    gpu: int = 0
    cpu_builds: int = 0
    faults: list[Fault] = field(default_factory=list)

    def __str__(self) -> str:
        other = f", {self.cpu_builds} a CPU build of torch" if self.cpu_builds else ""
        return (
            f"{self.compared + self.asserted} snippets under {len(CONDITIONS)} "
            f"conditions: {self.compared} compared, {self.asserted} measured and "
            f"asserted, {self.differ} differ; {self.gpu} need a GPU{other}"
        )


def snippet_hashes(site: Site, snippets: Sequence[Snippet]) -> dict[str, str]:
    """What a result belongs to, by key: the program, the output stored for it, and
    the tables, data and modules of its folder that it names.

    A measurement is kept, not compared, and has no part in it.
    """
    return {snippet.key: _hash(site, snippet) for snippet in snippets}


def _hash(site: Site, snippet: Snippet) -> str:
    folder = site.snippets / snippet.topic
    parts = [snippet.sha256]
    if not snippet.directives.measured:
        parts.append(sha256_of(site.snippets / snippet.output_key))
    parts += [
        f"{path.name}={sha256_of(path)}"
        for path in sorted(folder.iterdir())
        if path.name != snippet.name and _names(snippet.code, path)
    ]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:HASH_LENGTH]


def _names(code: str, path: Path) -> bool:
    """Whether a program names a file that its output can depend on."""
    if path.suffix == ".py":
        return bool(re.search(rf"\b{re.escape(path.stem)}\b", code))
    return path.suffix not in (".svg", ".out") and path.is_file() and path.name in code


def covered(site: Site, snippets: Sequence[Snippet]) -> Covered:
    """Hold what is kept against the snippets that are there; nothing is run.

    Those that this machine can't run are left to another.
    """
    told = Covered()
    told.gpu = sum(1 for s in snippets if s.directives.needs)
    held = [s for s in snippets if can_run_here(s)]
    told.cpu_builds = len(snippets) - len(held) - told.gpu
    where = site.relative(site.stability)
    kept, told.faults = stability.load(site)
    if told.faults:
        return told
    if not held:
        told.faults = [Fault("snippets", 1, "holds nothing to try", "add a snippet")]
        return told
    void = kept.why_void() if kept else "is missing"
    if kept is None or void:
        told.faults = [Fault(where, 1, void or "", RUN_IT)]
        return told
    hashes = snippet_hashes(site, held)
    for snippet in held:
        wrong = _not_covered(kept, snippet.key, hashes[snippet.key])
        if wrong:
            path = site.relative(site.snippets / snippet.key)
            told.faults.append(Fault(path, 1, wrong, RUN_IT))
        elif snippet.directives.measured:
            told.asserted += 1
        else:
            told.compared += 1
    told.differ = len(kept.differ)
    told.faults += differences(kept)
    there = {s.key for s in snippets if not s.directives.needs}
    told.faults += [
        Fault(where, 1, f"names {key}, which is not there or needs a GPU", RUN_IT)
        for key in sorted(set(kept.entries) - there)
    ]
    return told


def differences(kept: Stability) -> list[Fault]:
    """A fault for each snippet and condition that is known to differ."""
    titles = {condition.name: condition.title for condition in CONDITIONS}
    return [
        Fault(fault.path, fault.line, f'under "{titles.get(name, name)}": {fault.what}',
              f"{fault.remedy}, then {RUN_IT}")
        for faults in kept.differ.values()
        for name, fault in faults.items()
    ]  # fmt: skip


def _not_covered(kept: Stability, key: str, now: str) -> str | None:
    entry = kept.entries.get(key)
    if entry is None:
        return "has never been run under other conditions"
    if entry.sha256 != now:
        return "was changed, or its output was, after it ran under other conditions"
    missing = [c.title for c in CONDITIONS if c.name not in entry.tried]
    if missing:
        return f"has not been run yet under: {', '.join(missing)}"
    return None
