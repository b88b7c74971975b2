"""Keep stored outputs what the snippets print: find the stale, run, check or write."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from torchproof import recording
from torchproof.faults import Fault
from torchproof.freshness import Freshness
from torchproof.judging import judge
from torchproof.linked import files_beside, files_by_topic, read_by
from torchproof.outputs import compare_with_run, is_exact_machine, write_run
from torchproof.recording import MEASURED, Recordings
from torchproof.run import Job, Run
from torchproof.runner import Runner
from torchproof.site import Site
from torchproof.snippet import Snippet


@dataclass
class Upkeep:
    """What was done: which ran, which files changed, what is wrong, by snippet key."""

    ran: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    faults: dict[str, list[Fault]] = field(default_factory=dict)
    runs: dict[str, Run] = field(default_factory=dict)
    drifted: int = 0

    @property
    def all_faults(self) -> list[Fault]:
        return [fault for faults in self.faults.values() for fault in faults]


def is_cpu_build() -> bool:
    """Whether the installed torch was built without accelerators; not imported."""
    spec = importlib.util.find_spec("torch")
    if spec is None or spec.origin is None:
        return False
    text = (Path(spec.origin).parent / "version.py").read_text()
    return not re.search(r"^(cuda|hip|xpu)\b[^=]*= ['\"]", text, re.MULTILINE)


def can_run_here(snippet: Snippet) -> bool:
    """Whether this machine can run a snippet and get what is stored."""
    if snippet.directives.needs:
        return False
    return snippet.directives.build != "cpu" or is_cpu_build()


def stale_jobs(
    site: Site, snippets: Iterable[Snippet], freshness: Freshness
) -> list[Job]:
    """The snippets that must run again, the slowest first."""
    topics = files_by_topic(site)
    jobs = []
    for snippet in snippets:
        files = files_beside(topics, snippet.topic, snippet.name)
        if can_run_here(snippet) and not freshness.is_fresh(snippet, files):
            jobs.append(Job(snippet, files))
    return slowest_first(jobs, freshness)


def slowest_first(jobs: list[Job], freshness: Freshness) -> list[Job]:
    return sorted(jobs, key=lambda job: -freshness.seconds(job.snippet))


def bring_up_to_date(
    site: Site,
    runner: Runner,
    snippets: Iterable[Snippet],
    *,
    write: bool,
    started: Callable[[list[Job], Job], None] = lambda jobs, job: None,
) -> Upkeep:
    """Run what is stale; with `write` store what differs, without report it.

    A snippet that fails keeps its stored output. What ran and agrees is fresh from
    then on.
    """
    recordings, unreadable = recording.load(site)
    freshness = Freshness(site, recordings)
    snippets = list(snippets)
    jobs = stale_jobs(site, snippets, freshness)
    result = Upkeep()
    owners = freshness.owners(snippets)
    files = {job.snippet.key: job.files for job in jobs}
    try:
        for run in runner.run(jobs, lambda job: started(jobs, job)):
            key = run.snippet.key
            result.ran.append(key)
            result.runs[key] = run
            where = site.relative(site.snippets / key)
            faults = judge(run, where) or _owned_by_others(run, where, owners)
            if write and run.snippet.directives.measured:
                # Writing the file would lose what can't be read in it.
                faults += unreadable
            if not faults and write:
                result.changed += _store(site, run, files[key], recordings)
            elif not faults:
                faults, drifted = compare_with_run(site, run, is_exact_machine())
                result.drifted += drifted
            if faults:
                result.faults[key] = faults
            elif not _must_measure(site, run.snippet, recordings):
                freshness.remember(run, files[key], recordings)
    except BaseException:
        # On a full disk this fails too, and what failed first is to be told.
        with suppress(OSError):
            freshness.save()
        raise
    freshness.save()
    return result


def _owned_by_others(
    run: Run, where: str, owners: dict[tuple[str, str], str]
) -> list[Fault]:
    """Faults for files that another program of the folder saves under the same name.

    Whichever ran last would win. What is nobody's is this program's from now on.
    """
    faults = []
    for name in run.artefacts:
        owner = owners.setdefault((run.snippet.topic, name), run.snippet.key)
        if owner != run.snippet.key:
            what = f"saves {name}, as {owner} does"
            faults.append(Fault(where, 1, what, "give it a name of its own"))
    return faults


def _must_measure(site: Site, snippet: Snippet, recordings: Recordings) -> bool:
    if not snippet.directives.measured:
        return False
    return not recording.is_whole(site, recordings, snippet, MEASURED)


def _store(
    site: Site, run: Run, files: dict[str, Path], recordings: Recordings
) -> list[str]:
    """Write a run's output; a measurement only when there is none that fits."""
    if not run.snippet.directives.measured:
        return write_run(site, run)
    if not _must_measure(site, run.snippet, recordings):
        return []
    changed = write_run(site, run)
    names = [PurePosixPath(run.snippet.output_key).name, *run.artefacts]
    kept = recording.hashes(site, run.snippet, names)
    read = read_by(run.snippet.code, files) if run.opened is None else run.opened
    reads = recording.hashes(site, run.snippet, set(read) - set(kept))
    recordings[run.snippet.key, MEASURED] = recording.measured_here(
        run.snippet, kept, reads
    )
    if recording.save(site, recordings):
        changed.append(site.relative(site.recordings))
    return changed
