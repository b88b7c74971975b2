"""Which programs have something to show on a GPU, and what that takes."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from torchproof import recording
from torchproof.faults import FaultsFound
from torchproof.linked import files_beside, files_by_topic, read_by
from torchproof.site import Site
from torchproof.snippet import Snippet, discover

# How a program asks what it can run on: the last module, then the function.
_ASKS = {
    "accelerator": ("is_available", "current_accelerator", "device_count"),
    "cuda": ("is_available", "device_count"),
}
_RANKS = re.compile(r"--nproc[-_]per[-_]node(?:=| )(\S+)")


@dataclass(frozen=True)
class Planned:
    """A program for a GPU, the files beside it, and where it stands.

    `where` is its path from the root; `reads` has the sha256 of each data file that
    it reads; `state` is "recorded", "unrecorded" or "stale".
    """

    snippet: Snippet
    where: str
    files: dict[str, Path]
    reads: dict[str, str]
    state: str

    @property
    def paths(self) -> list[str]:
        """The paths from the root of the program and of what it reads."""
        folder = self.where.removesuffix(self.snippet.name)
        return [self.where, *(folder + name for name in sorted(self.reads))]


def plan(site: Site, prefix: str = "") -> list[Planned]:
    """The programs for a GPU whose key starts with `prefix`, in order.

    Raises FaultsFound when a snippet or recordings.toml can't be read.
    """
    snippets, faults = discover(site)
    recordings, wrong = recording.load(site)
    if faults + wrong:
        raise FaultsFound(faults + wrong)
    topics = files_by_topic(site)
    planned = []
    for snippet in snippets:
        if not snippet.key.startswith(prefix) or not wants_recording(snippet):
            continue
        files = files_beside(topics, snippet.topic, snippet.name)
        reads = recording.hashes(site, snippet, read_by(snippet.code, files))
        state = recording.gpu_state(site, recordings, snippet)
        where = site.relative(site.snippets / snippet.key)
        planned.append(Planned(snippet, where, files, reads, state))
    return planned


def wants_recording(snippet: Snippet) -> bool:
    """Whether a GPU's output belongs on the page: it needs one, or picks its device.

    What is about a CPU build of torch says nothing on a GPU.
    """
    if snippet.directives.needs:
        return True
    return snippet.directives.build is None and picks_its_device(snippet.code)


def picks_its_device(code: str) -> bool:
    """Whether a program asks torch if there is an accelerator.

    Read from its syntax: a comment or a string that names the call asks nothing. A
    program that is no Python picks nothing.
    """
    try:
        tree = ast.parse(code)
    except (SyntaxError, ValueError):
        return False
    return any(name in _ASKS.get(module, ()) for module, name in _called(tree))


def _called(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """The functions that are called or imported from a module: (module, function)."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            yield _last_name(node.func.value), node.func.attr
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                yield node.module.rpartition(".")[2], alias.name


def _last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def gpus_needed(snippet: Snippet) -> int:
    """How many GPUs a program needs to show what it is about; 0 without `needs`.

    One process for each GPU there is, as `torchrun --nproc-per-node=gpu` starts,
    shows nothing where there is one.
    """
    if not snippet.directives.needs:
        return 0
    ranks = _RANKS.search(" ".join(snippet.directives.run))
    if ranks is None:
        return 1
    return int(ranks[1]) if ranks[1].isdigit() else 2
