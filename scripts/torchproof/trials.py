"""Try snippets under one condition: which do not print what is stored?"""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from torchproof.conditions import ELSEWHERE, Condition
from torchproof.faults import Fault
from torchproof.judging import judge
from torchproof.linked import files_beside, files_by_topic
from torchproof.outputs import compare_with_run
from torchproof.run import Job, Run
from torchproof.run_folder import COPIED
from torchproof.runner import Runner
from torchproof.site import Site
from torchproof.snippet import Snippet

REMEDY = "print fewer digits, or another quantity"
_TIMEOUT = re.compile(r"tim(?:e|ed)[ -]?out", re.IGNORECASE)


@dataclass
class Tried:
    """What came of it: the first fault of each snippet that differs, by its key.

    `alone` counts the snippets run again alone, `beside_own_files` those run again
    beside the files that they had left.
    """

    differ: dict[str, Fault] = field(default_factory=dict)
    alone: int = 0
    beside_own_files: int = 0


def try_under(
    site: Site,
    snippets: Sequence[Snippet],
    condition: Condition,
    started: Callable[[Job], None] = lambda job: None,
) -> Tried:
    """Run `snippets` so; a measured one must pass its assertions, every other print
    its stored output and tables to the byte.

    What may come of other work on the machine, a timeout above all, is run again
    with nothing beside it before it counts.
    """
    tried = Tried()
    with _folders() as (where, kept):
        jobs = _jobs(site, snippets, condition, kept)
        with Runner(
            site.cache, dict(condition.changes),
            where=where if condition.elsewhere else None,
        ) as runner:  # fmt: skip
            _run(site, runner, jobs, tried, started)
            if condition.twice:
                again = [
                    job for job in map(_beside_own_files, jobs)
                    if job and job.snippet.key not in tried.differ
                ]  # fmt: skip
                tried.beside_own_files = len(again)
                _run(site, runner, again, tried, lambda job: None)
    return tried


@contextmanager
def _folders() -> Iterator[tuple[Path, Path]]:
    """A folder with another name, and one for what snippets leave behind."""
    where = Path(tempfile.mkdtemp(prefix=ELSEWHERE))
    kept = Path(tempfile.mkdtemp(prefix="torchproof-kept-"))
    try:
        yield where, kept
    finally:
        shutil.rmtree(where, ignore_errors=True)
        shutil.rmtree(kept, ignore_errors=True)


def _jobs(
    site: Site, snippets: Sequence[Snippet], condition: Condition, kept: Path
) -> list[Job]:
    topics = files_by_topic(site)
    return [
        Job(
            snippet,
            files_beside(topics, snippet.topic, snippet.name),
            condition.fresh,
            kept / str(number) if condition.twice else None,
        )
        for number, snippet in enumerate(snippets)
    ]


def _run(
    site: Site,
    runner: Runner,
    jobs: Sequence[Job],
    tried: Tried,
    started: Callable[[Job], None],
) -> None:
    by_snippet = {job.snippet.key: job for job in jobs}
    doubtful: list[Job] = []
    for run in runner.run(jobs, started):
        wrong = _wrong(site, run)
        if wrong and _may_be_the_load(run):
            doubtful.append(by_snippet[run.snippet.key])
        elif wrong:
            tried.differ[run.snippet.key] = wrong
    tried.alone += len(doubtful)
    for job in doubtful:
        if job.keep is not None:
            shutil.rmtree(job.keep, ignore_errors=True)
        for run in runner.run([job]):
            wrong = _wrong(site, run)
            if wrong:
                tried.differ[run.snippet.key] = wrong


def _wrong(site: Site, run: Run) -> Fault | None:
    """The first thing wrong with a run; None when it is what is stored."""
    faults = judge(run, site.relative(site.snippets / run.snippet.key))
    if faults:
        return faults[0]
    # A plot is drawn from its table, which is compared.
    tables = {n: c for n, c in run.artefacts.items() if not n.endswith(".svg")}
    faults, _ = compare_with_run(site, replace(run, artefacts=tables), exact=True)
    if not faults:
        return None
    first = faults[0]
    missing = first.what == "is missing"
    return first if missing else replace(first, remedy=REMEDY)


def _may_be_the_load(run: Run) -> bool:
    """Whether a wrong run may come of what else the machine did.

    Where one snippet took the warmed process with it, those beside it fell too.
    """
    if run.stopped:
        return run.stopped in ("time", "machine")
    return bool(run.snippet.directives.measured or _TIMEOUT.search(run.output))


def _beside_own_files(job: Job) -> Job | None:
    """The same job with what it left in its folder; None where it left nothing."""
    if job.keep is None or not job.keep.is_dir():
        return None
    left = {
        path.relative_to(job.keep).as_posix(): path
        for path in sorted(job.keep.rglob("*"))
        if path.is_file() and not path.is_symlink() and path.stat().st_mtime != COPIED
    }
    left.pop(job.snippet.name, None)
    return replace(job, files={**job.files, **left}, keep=None) if left else None
