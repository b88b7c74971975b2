"""Run snippets, several at once, each alone: a Job goes in, a Run comes out."""

from __future__ import annotations

import json
import os
import re
import secrets
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from torchproof.environment import declared_environment, prepare_matplotlib
from torchproof.normalise import normalise
from torchproof.snippet import Snippet
from torchproof.warming import Warmed, WarmProcessDied

MEGABYTE = 1 << 20
LIMITS = {
    "memory": 2048 * MEGABYTE,
    "output": 1 * MEGABYTE,
    "disk": 256 * MEGABYTE,
    "processes": 64,
}
ARTEFACTS = (".svg", ".csv")
# The time that a file given to a snippet bears: one that it wrote itself bears another.
COPIED = 1_000_000_000.0
MANY = 100
# What makes a program import torch._dynamo or pyplot: it waits for the process
# that has them, instead of importing them itself.
NEEDS_FULL = re.compile(
    r"optim|func\b|compile|deterministic|matplotlib|checkpoint|dynamo|meta|dispatch"
    r"|flop"
)


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


class Runner:
    """Runs jobs on warmed processes that stay up until it is closed."""

    def __init__(
        self,
        cache: Path,
        changes: dict[str, str | None] | None = None,
        at_once: int | None = None,
        limits: dict[str, int] | None = None,
        where: Path | None = None,
    ) -> None:
        folder = prepare_matplotlib(cache / "matplotlib")
        self._environment = declared_environment(folder, changes)
        self._at_once = at_once or _cores()
        self._limits = {**LIMITS, **(limits or {})}
        self._where = where
        self._warmed: Warmed | None = None
        self._next = 0

    def __enter__(self) -> Runner:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def warm_up(self, jobs: Sequence[Job] = ()) -> None:
        """Start the warmed processes now, fit for `jobs`; without, for anything."""
        if self._warmed is None:
            plots = sum("matplotlib" in job.snippet.code for job in jobs)
            self._warmed = Warmed(
                self._environment,
                draws=not jobs or plots > 1,
                many=not jobs or len(jobs) >= MANY,
            )

    def close(self) -> None:
        if self._warmed is not None:
            self._warmed.close()
            self._warmed = None

    def run(
        self, jobs: Iterable[Job], started: Callable[[Job], None] = lambda job: None
    ) -> Iterator[Run]:
        """Run jobs in the order given, as many at once as there are cores.

        `started` is called when a job begins. Yields each Run as it ends.
        """
        waiting = list(jobs)
        if not waiting:
            return
        self.warm_up(waiting)
        root = Path(tempfile.mkdtemp(prefix="torchproof-", dir=self._where)).resolve()
        running: dict[int, tuple[Job, Path]] = {}
        try:
            while waiting or running:
                assert self._warmed is not None
                self._start_what_can(waiting, running, root, started)
                try:
                    for answer in list(self._warmed.answers()):
                        if "id" in answer:
                            job, folder = running.pop(answer["id"])
                            yield _collect(job, folder, answer)
                except WarmProcessDied:
                    self.close()
                    for job, folder in running.values():
                        yield _collect(job, folder, _DIED)
                    running.clear()
                    self.warm_up(waiting)
        finally:
            if running:
                self.close()
            shutil.rmtree(root, ignore_errors=True)

    def _start_what_can(
        self,
        waiting: list[Job],
        running: dict[int, tuple[Job, Path]],
        root: Path,
        started: Callable[[Job], None],
    ) -> None:
        assert self._warmed is not None
        # While one core still imports, the other is the one that is free.
        idle = self._at_once - len(running)
        if "full" not in self._warmed.ready and self._at_once > 1:
            idle -= 1
        for job in list(waiting):
            if idle <= 0:
                return
            which = self._place(job)
            if which is None:
                continue
            self._next += 1
            folder = _prepare(job, root / str(self._next))
            try:
                self._warmed.ask(which, self._request(job, folder))
            except WarmProcessDied:
                return
            waiting.remove(job)
            running[self._next] = (job, folder)
            started(job)
            idle -= 1

    def _place(self, job: Job) -> str | None:
        """Which warmed process a job goes to; None while that isn't ready.

        The light one takes what it can while the other still imports.
        """
        assert self._warmed is not None
        ready = self._warmed.ready
        if _is_fresh(job, self._warmed):
            return "light" if "light" in ready else None
        if "full" in ready:
            return "full"
        heavy = NEEDS_FULL.search(job.snippet.code)
        return "light" if "light" in ready and not heavy else None

    def _request(self, job: Job, folder: Path) -> dict[str, Any]:
        assert self._warmed is not None
        home, work = folder / "home", folder / "work"
        directives = job.snippet.directives
        launcher = [sys.executable]
        if directives.run:
            launcher = [sys.executable, "-m", "torch.distributed.run"]
            launcher += directives.run[1:]
        return {
            "id": self._next,
            "warm": not _is_fresh(job, self._warmed),
            "command": [*launcher, job.snippet.name],
            "folder": str(work),
            "home": str(folder),
            "output": str(folder / "output"),
            "trace": str(folder / "opened.json"),
            "seed": secrets.randbits(62),
            "timeout": directives.timeout,
            "limits": self._limits,
            "environment": {
                **self._environment,
                "HOME": str(home),
                "TMPDIR": str(home),
            },
        }


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _without_metadata(path: Path) -> bytes:
    """An artefact's bytes; a plot's without the date and the plotter's version."""
    content = path.read_bytes()
    return _METADATA.sub(b"", content) if path.suffix == ".svg" else content


_METADATA = re.compile(rb"\s*<metadata>.*?</metadata>", re.DOTALL)
_DIED = {"exit": -9, "stopped": "machine", "seconds": 0.0}


def _is_fresh(job: Job, warmed: Warmed) -> bool:
    return job.fresh or bool(job.snippet.directives.run) or not warmed.can_fork


def _prepare(job: Job, folder: Path) -> Path:
    work = folder / "work"
    work.mkdir(parents=True)
    (folder / "home").mkdir()
    for name, source in job.files.items():
        target = work / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
        os.utime(target, (COPIED, COPIED))
    (work / job.snippet.name).write_text(job.snippet.code)
    return folder


def _collect(job: Job, folder: Path, answer: dict[str, Any]) -> Run:
    work = folder / "work"
    output = b""
    with suppress(OSError), (folder / "output").open("rb") as stream:
        output = stream.read(LIMITS["output"] + 1)
    opened: frozenset[str] | None = None
    with suppress(OSError, ValueError):
        names = json.loads((folder / "opened.json").read_text())
        if "*" not in names:
            opened = frozenset(names) & frozenset(job.files)
    artefacts = (
        {
            path.name: _without_metadata(path)
            for path in sorted(work.iterdir())
            if path.suffix in ARTEFACTS
            and path.is_file()
            and not path.is_symlink()
            and (path.name not in job.files or path.stat().st_mtime != COPIED)
        }
        if not answer["stopped"]
        else {}
    )
    run = Run(
        job.snippet,
        "" if answer["stopped"] else normalise(output, work),
        answer["exit"],
        answer["stopped"],
        answer["seconds"],
        opened,
        artefacts,
    )
    if job.keep is not None:
        with suppress(OSError):
            shutil.copytree(work, job.keep, symlinks=True)
    shutil.rmtree(folder, ignore_errors=True)
    return run
