"""Run snippets, several at once, each alone: a Job goes in, a Run comes out."""

from __future__ import annotations

import os
import re
import secrets
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from torchproof.environment import declared_environment, prepare_matplotlib
from torchproof.faults import FaultsFound
from torchproof.run import LIMITS, Job, Run
from torchproof.run_folder import collect, prepare
from torchproof.walls_wanted import NAME, Wanted, wanted_walls, without_walls
from torchproof.warming import Warmed, WarmProcessDied

MANY = 100
# What makes a program import torch._dynamo or pyplot: it waits for the process
# that has them, instead of importing them itself.
NEEDS_FULL = re.compile(
    r"optim|func\b|compile|deterministic|matplotlib|checkpoint|dynamo|meta|dispatch"
    r"|flop"
)


class Runner:
    """Runs jobs on warmed processes that stay up until it is closed.

    Without `forks` every job is a new interpreter, and nothing is imported for it.
    """

    def __init__(
        self,
        cache: Path,
        changes: dict[str, str | None] | None = None,
        at_once: int | None = None,
        limits: dict[str, int] | None = None,
        walls: Wanted | None = None,
        forks: bool = True,
        where: Path | None = None,
    ) -> None:
        """`walls` is whether snippets are shut in; by default the environment says.
        `where` is the folder that theirs are made in; by default the system's.
        """
        self._matplotlib = prepare_matplotlib((cache / "matplotlib").resolve())
        self._environment = declared_environment(self._matplotlib, changes)
        self._walls = walls or wanted_walls()
        self._walled = self._walls is not Wanted.NO and sys.platform == "linux"
        self._at_once = at_once or _cores()
        self._limits = {**LIMITS, **(limits or {})}
        self._forks = forks
        self._where = where
        self._warmed: Warmed | None = None
        self._folder = Path()
        self._told = False
        self._stillborn = 0
        self._next = 0

    def __enter__(self) -> Runner:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def warm_up(self, jobs: Sequence[Job] = ()) -> None:
        """Start the warmed processes now, fit for `jobs`; without, for anything."""
        if self._warmed is None:
            plots = sum("matplotlib" in job.snippet.code for job in jobs)
            self._folder = Path(
                tempfile.mkdtemp(prefix="torchproof-", dir=self._where)
            ).resolve()
            self._warmed = Warmed(
                self._environment,
                draws=not jobs or plots > 1,
                many=not jobs or len(jobs) >= MANY,
                scratch=str(self._folder),
                behind_walls=self._walled,
                matplotlib=str(self._matplotlib),
                forks=self._forks,
            )

    def close(self) -> None:
        if self._warmed is not None:
            self._warmed.close()
            self._warmed = None
            shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def bare(self) -> str | None:
        """Why snippets run without walls; None where they run behind them."""
        if not self._walled:
            return f"{NAME} is off" if sys.platform == "linux" else "not on Linux"
        return (self._warmed.bare if self._warmed else None) or None

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
        running: dict[int, tuple[Job, Path]] = {}
        try:
            while waiting or running:
                assert self._warmed is not None
                self._start_what_can(waiting, running, started)
                try:
                    for answer in list(self._warmed.answers()):
                        if "ready" in answer:
                            self._speak_of_walls(answer["bare"])
                        if "id" in answer:
                            job, folder = running.pop(answer["id"])
                            yield collect(job, folder, answer)
                except WarmProcessDied:
                    died = [collect(*one, _DIED) for one in running.values()]
                    running.clear()
                    self._never_ran(died)
                    self.close()
                    yield from died
                    self.warm_up(waiting)
        finally:
            if running:
                self.close()

    def _never_ran(self, died: list[Run]) -> None:
        """Raise OSError when it is for the second time in a row that none began."""
        self._stillborn = 0 if died else self._stillborn + 1
        if self._stillborn > 1:
            raise OSError("the process that runs snippets ends before it can")

    def _speak_of_walls(self, reason: str) -> None:
        """Go on with a warning, once, or not at all, where there are no walls."""
        if not reason or self._told:
            return
        self._told = True
        if self._walls is Wanted.MUST:
            raise FaultsFound([without_walls(reason)])
        print(f"warning: {without_walls(reason)}", file=sys.stderr)

    def _start_what_can(
        self,
        waiting: list[Job],
        running: dict[int, tuple[Job, Path]],
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
            folder = prepare(job, self._folder / str(self._next), self._matplotlib)
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
                "MPLCONFIGDIR": str(folder / "matplotlib"),
            },
        }


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


_DIED = {"exit": -9, "stopped": "machine", "seconds": 0.0}


def _is_fresh(job: Job, warmed: Warmed) -> bool:
    return job.fresh or bool(job.snippet.directives.run) or not warmed.can_fork
