"""A copy of a site whose files are changed one way after another, and judged."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from tests.mutations import Mutation, Replay

from torchproof.includes import read_lines
from torchproof.page import Page, load_page
from torchproof.proving import Proof, prove
from torchproof.run_folder import ARTEFACTS
from torchproof.site import Site
from torchproof.snippet import Snippet, discover
from torchproof.texts import NotText
from torchproof.upkeep import is_cpu_build

SAMPLE = 12


@dataclass
class Bench:
    """A copy of a site that may be broken, some of its snippets, and their runs."""

    site: Site
    keys: frozenset[str]
    replay: Replay

    @cached_property
    def snippets(self) -> list[Snippet]:
        return [s for s in discover(self.site)[0] if s.key in self.keys]

    def load(self, path: Path) -> Page:
        """A page with the blocks of the snippets and those without a file."""
        page, _ = load_page(self.site, path)
        blocks = tuple(
            block
            for block in page.blocks
            if block.include is None or block.include in self.keys
        )
        return replace(page, blocks=blocks, quizzes=())

    @cached_property
    def unchanged(self) -> dict[Path, Page]:
        """The pages as they were before anything was changed."""
        return {path: self.load(path) for path in self.site.pages()}

    def prove(self, changed: Iterable[Path] = ()) -> Proof:
        """Prove all pages, those that changed read anew."""
        pages = self.unchanged | {path: self.load(path) for path in changed}
        return prove(self.site, list(pages.values()), self.snippets, self.replay)

    def outputs(self) -> list[Path]:
        """Every stored output that this machine can judge, GPU recordings too."""
        keys = [
            key
            for s in self.snippets
            if s.directives.build is None or is_cpu_build()
            for key in (s.output_key, s.recording_key)
        ]
        return [p for p in (self.site.snippets / key for key in keys) if p.exists()]

    def artefacts(self) -> list[Path]:
        """What the snippets save: plots and their data."""
        return [
            path
            for snippet in self.snippets
            for path in sorted((self.site.snippets / snippet.topic).iterdir())
            if path.suffix in ARTEFACTS and f'"{path.name}"' in snippet.code
            and f'open("{path.name}")' not in snippet.code
        ]  # fmt: skip

    def escaped(self, changes: dict[Path, Mutation]) -> dict[Path, str]:
        """Change several files at once and undo it; what escaped, for each file.

        The file itself must be named, and the block that shows it if a reader would
        see the change.
        """
        before = {path: path.read_bytes() for path in changes}
        shown = {path: _shown(path) for path in changes}
        pages = {page for path in changes for page in self._shown_on(path)}
        try:
            for path, change in changes.items():
                path.write_bytes(change.content)
            found = self.prove(pages)
            seen = {path for path in changes if _shown(path) != shown[path]}
        finally:
            for path, content in before.items():
                path.write_bytes(content)
        files = {fault.path for fault in found.faults}
        blocks = {(fault.path, fault.line) for fault in found.faults}
        return {
            path: ""
            if self.site.relative(path) in files
            and (path not in seen or self._outputs_of(path) <= blocks)
            else f"{self.site.relative(path)}, {change.what}"
            for path, change in changes.items()
        }

    def _shown_on(self, path: Path) -> list[Path]:
        key = path.relative_to(self.site.snippets).as_posix()
        return [p for p, page in self.unchanged.items() if _includes(page, key)]

    def _outputs_of(self, path: Path) -> set[tuple[str, int]]:
        """Where the blocks stand that show a file as their output."""
        key = path.relative_to(self.site.snippets).as_posix()
        return {
            (block.page, block.expected_line)
            for page in self.unchanged.values()
            for block in page.blocks
            if block.output_include == key
        }


def _includes(page: Page, key: str) -> bool:
    return any(line.key == key for line in page.lines)


def _shown(path: Path) -> list[str]:
    """What a page that includes a file gets of it; nothing when that is no text."""
    try:
        return read_lines(path)
    except NotText:
        return []


def copy_of(site: Path, target: Path) -> Site:
    target.mkdir()
    for name in ("docs", "snippets"):
        shutil.copytree(site / name, target / name)
    shutil.copy(site / "mkdocs.yml", target)
    return Site(target)


def sample(snippets: list[Snippet]) -> frozenset[str]:
    """By rule: the first snippet of each kind, then evenly spaced ones, to twelve."""
    first: dict[str, Snippet] = {}
    for snippet in snippets:
        d = snippet.directives
        kinds = {
            "raises": d.raises, "warns": d.warns, "measured": d.measured,
            "measured plot": d.measured and ".svg" in snippet.code,
            "plot": not d.measured and ".svg" in snippet.code, "build": d.build,
            "launcher": d.run, "quiz": snippet.name.startswith("quiz_"),
        }  # fmt: skip
        for kind in (kind for kind, has in kinds.items() if has and not d.needs):
            first.setdefault(kind, snippet)
    plain = [s for s in snippets if not s.directives.needs and s not in first.values()]
    more = max(1, SAMPLE - len({s.key for s in first.values()}))
    spaced = plain[:: max(1, len(plain) // more)][:more]
    return frozenset(s.key for s in [*first.values(), *spaced])
