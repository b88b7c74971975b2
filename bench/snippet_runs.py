"""Ways to run the same snippets: warmed forks, a process each, all in one process.

Warmed forks behind walls and without: the difference is what the sandbox costs.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path

from torchproof.environment import declared_environment, prepare_matplotlib
from torchproof.linked import files_by_topic
from torchproof.run import Job
from torchproof.runner import Runner
from torchproof.site import Site
from torchproof.snippet import Snippet, discover
from torchproof.upkeep import can_run_here
from torchproof.walls_wanted import Wanted

SLOW_SIDE = 30
IN_ONE_PROCESS = """\
import contextlib, io, json, os, sys
for path in json.load(sys.stdin):
    os.chdir(os.path.dirname(path))
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(
        io.StringIO()
    ):
        try:
            exec(open(path).read(), {"__MODULE__": "__main__"})
        except BaseException:
            pass
"""


@dataclass(frozen=True)
class Timing:
    """Seconds of one way at one number of snippets: the median and all repeats."""

    way: str
    snippets: int
    seconds: tuple[float, ...]
    note: str = ""

    @property
    def median(self) -> float:
        return statistics.median(self.seconds)


def plain_snippets(site: Site) -> list[Snippet]:
    """The project's snippets that only compute: no launcher, no spawn, no clock."""
    return [
        snippet
        for snippet in discover(site)[0]
        if can_run_here(snippet)
        and not snippet.directives.run
        and not snippet.directives.measured
        and "multiprocessing" not in snippet.code
    ]


def compare_ways(
    site: Site, numbers: tuple[int, ...], repeats: int, say: Callable[[str], None]
) -> list[Timing]:
    """Time every way at every number of snippets, repeated to make up the number.

    The order of ways alternates within one run, so that a slow minute of the
    machine hits all of them.
    """
    pool = plain_snippets(site)
    timings: list[Timing] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        environment = declared_environment(prepare_matplotlib(folder / "matplotlib"))
        for number in numbers:
            snippets = list(islice(cycle(pool), number))
            paths = _lay_out(site, folder / str(number), snippets)
            warmed, bare, each, one = [], [], [], []
            for repeat in range(repeats):
                say(f"{number} snippets, repeat {repeat + 1} of {repeats}")
                warmed.append(_warmed(site, folder, snippets, Wanted.MUST))
                bare.append(_warmed(site, folder, snippets, Wanted.NO))
                each.append(_a_process_each(paths[:SLOW_SIDE], environment))
                one.append(_one_process(paths, environment))
            scale = number / min(SLOW_SIDE, number)
            note = f"timed on {SLOW_SIDE}, scaled" if scale != 1 else ""
            timings += [
                Timing("warmed forks behind walls, two at a time", number,
                       tuple(warmed)),
                Timing("the same without walls", number, tuple(bare)),
                Timing("a process each, one after another", number,
                       tuple(s * scale for s in each), note),
                Timing("all in one process, not isolated", number, tuple(one)),
            ]  # fmt: skip
    return timings


def _lay_out(site: Site, folder: Path, snippets: list[Snippet]) -> list[str]:
    """A folder for each snippet with its data beside it; return the programs."""
    topics = files_by_topic(site)
    paths = []
    for number, snippet in enumerate(snippets):
        work = folder / str(number)
        work.mkdir(parents=True)
        for name, source in topics.get(snippet.topic, {}).items():
            (work / name).write_bytes(source.read_bytes())
        (work / snippet.name).write_text(snippet.code)
        paths.append(str(work / snippet.name))
    return paths


def _warmed(site: Site, folder: Path, snippets: list[Snippet], walls: Wanted) -> float:
    """From nothing: warming up is part of the time."""
    topics = files_by_topic(site)
    jobs = [Job(s, topics.get(s.topic, {})) for s in snippets]
    start = time.perf_counter()
    with Runner(folder / "cache", walls=walls) as runner:
        done = sum(1 for _ in runner.run(jobs))
    assert done == len(snippets)
    return time.perf_counter() - start


def _a_process_each(paths: list[str], environment: dict[str, str]) -> float:
    start = time.perf_counter()
    for path in paths:
        subprocess.run(
            [sys.executable, path], cwd=Path(path).parent, env=environment,
            capture_output=True, stdin=subprocess.DEVNULL, check=False,
        )  # fmt: skip
    return time.perf_counter() - start


def _one_process(paths: list[str], environment: dict[str, str]) -> float:
    start = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", IN_ONE_PROCESS], input=json.dumps(paths), text=True,
        env=environment, capture_output=True, check=True,
    )  # fmt: skip
    return time.perf_counter() - start


def table(timings: list[Timing]) -> list[str]:
    """Markdown rows: seconds and, against the warmed forks, the ratio."""
    lines = [
        "| snippets | how | median s | against warmed forks |",
        "|---|---|---|---|",
    ]
    for timing in timings:
        base = next(t for t in timings if t.snippets == timing.snippets)
        note = f" ({timing.note})" if timing.note else ""
        lines.append(
            f"| {timing.snippets} | {timing.way}{note} | {timing.median:.2f} "
            f"| {timing.median / base.median:.2f}x |"
        )
    return lines
