"""What serve keeps from one save to the next, so that a save costs what it changed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from torchproof.faults import Fault
from torchproof.files import sha256_of
from torchproof.history import last_changes
from torchproof.judging import judge
from torchproof.page import Page, load_page
from torchproof.run import Job, Run
from torchproof.runner import Runner
from torchproof.site import Site
from torchproof.watched import Looked, mark

_INCLUDE = re.compile(r"""8<-+[ \t]+["'](.+?)["']""")


class RememberedPages:
    """Pages read before, and their dates; a page that had faults is read again."""

    def __init__(self) -> None:
        self._pages: dict[Path, tuple[Looked, Page]] = {}
        self._all: list[Path] = []
        self._dates: dict[str, str] = {}

    def load(self, site: Site) -> tuple[list[Page], list[Fault]]:
        """As `load_pages`, but reads only what has changed."""
        paths = site.pages()
        if paths != self._all:
            # A page names others as its prerequisites.
            self._pages, self._all, self._dates = {}, paths, {}
        pages: list[Page] = []
        faults: list[Fault] = []
        for path in paths:
            known = self._pages.pop(path, None)
            if known is None or _marks(known[0]) != known[0]:
                rests_on = _marks(_rests_on(site, path))
                page, wrong = load_page(site, path)
                known = rests_on, page
                faults += wrong
                if not wrong:
                    self._pages[path] = known
            else:
                self._pages[path] = known
            pages.append(known[1])
        return pages, faults

    def last_changes(self, site: Site, pages: Iterable[Page]) -> dict[str, str]:
        """As history's; git is asked again only when a page came or went."""
        if not self._dates:
            self._dates = last_changes(site, pages)
        return self._dates


def _marks(paths: Iterable[str]) -> Looked:
    seen: Looked = {}
    for path in paths:
        mark(seen, path)
    return seen


def _rests_on(site: Site, page: Path) -> list[str]:
    """Every file that can change what a page reads as, whether it is there or not."""
    found: dict[Path, None] = {page: None}
    for path in (waiting := [page]):
        try:
            text = path.read_text(encoding="utf-8", errors="replace")
        except OSError:
            continue
        for key in _INCLUDE.findall(text):
            for base in (site.snippets, site.cache):
                included = base / key.strip()
                if included not in found:
                    found[included] = None
                    waiting.append(included)
                # Whether a program prints anything is told by its output.
                found[included.with_suffix(".out")] = None
    return [str(path) for path in found]


class RememberingRunner(Runner):
    """Doesn't run again what failed before, until it or its data is saved.

    A snippet that fails stays stale, and one that hangs would hold up every save.
    `repeated` are the keys whose last run was only told again.
    """

    def __init__(self, site: Site) -> None:
        super().__init__(site.cache)
        self._site = site
        self._failed: dict[tuple[object, ...], Run] = {}
        self.repeated: set[str] = set()

    def run(
        self, jobs: Iterable[Job], started: Callable[[Job], None] = lambda job: None
    ) -> Iterator[Run]:
        jobs = list(jobs)
        if any(job.keep for job in jobs):
            # What a run leaves in a folder can't be told again.
            yield from super().run(jobs, started)
            return
        keys = {job.snippet.key: self._key(job) for job in jobs}
        kept = {key: self._failed[key] for key in keys.values() if key in self._failed}
        self._failed = kept
        self.repeated = {run.snippet.key for run in kept.values()}
        yield from kept.values()
        new = [job for job in jobs if keys[job.snippet.key] not in kept]
        for run in super().run(new, started):
            if judge(run, run.snippet.key):
                self._failed[keys[run.snippet.key]] = run
            yield run

    def _key(self, job: Job) -> tuple[object, ...]:
        saved: Looked = {}
        mark(saved, str(self._site.snippets / job.snippet.key))
        files = ((name, sha256_of(path)) for name, path in sorted(job.files.items()))
        return job.snippet, tuple(saved.items()), tuple(files)
