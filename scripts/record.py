"""Record what snippets print on this machine's GPU.

Runs with any Python from 3.11 that has a torch built for CUDA: `python
scripts/record.py`. Installs nothing. Writes NAME.cuda.out and
snippets/recordings.toml after each snippet, and skips what is recorded already,
so that it can be stopped and started again.
"""

from __future__ import annotations

import argparse
import datetime
import re
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import PurePosixPath

from torchproof import recording
from torchproof.command import only_one, report, run_command
from torchproof.committed import NoHistory, uncommitted
from torchproof.faults import Fault, FaultsFound
from torchproof.files import write_if_changed
from torchproof.gpu import Gpu, changed_environment, find_gpu
from torchproof.gpu_programs import Planned, gpus_needed, plan
from torchproof.judging import judge
from torchproof.recording import CUDA, Recording
from torchproof.run import MEGABYTE, Job, Run
from torchproof.runner import Runner
from torchproof.site import Site, this_site
from torchproof.walls_wanted import Wanted

HOST_MEMORY = 32768 * MEGABYTE


def parse(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="record.py",
        description="Record what snippets print on this machine's GPU.",
    )
    parser.add_argument(
        "--list", action="store_true",
        help="say what would be recorded and what is, and run nothing",
    )  # fmt: skip
    parser.add_argument(
        "--only", metavar="PREFIX", default="",
        help="those below snippets/ whose path starts so: training/device_discipline",
    )  # fmt: skip
    parser.add_argument(
        "--again", action="store_true", help="also what is recorded already"
    )
    parser.add_argument(
        "--without-git", action="store_true",
        help="also where git can't say that the snippets are committed",
    )  # fmt: skip
    return parser.parse_args(arguments)


def main(site: Site, options: argparse.Namespace) -> int:
    """Record or list; returns the exit code. Raises FaultsFound."""
    planned = plan(site, options.only.removeprefix("snippets/"))
    if not planned:
        print(
            f"record: no snippet for a GPU starts with {options.only!r}: `--list` "
            "alone names all.",
            file=sys.stderr,
        )
        return 1
    if options.list:
        print("\n".join(listing(planned)))
        return 0
    todo = [p for p in planned if options.again or p.state != "recorded"]
    if not todo:
        print(f"record: nothing to do, all {len(planned)} are recorded")
        return 0
    gpu = find_gpu()
    if isinstance(gpu, str):
        print(f"record: {gpu}", file=sys.stderr)
        return 1
    for note in notes_on(site, gpu):
        print(note, file=sys.stderr)
    faults: list[Fault] = []
    if not options.without_git:
        try:
            todo, faults = _committed(site, todo)
        except NoHistory as error:
            print(
                f"record: git can't say whether the snippets are committed ({error}): "
                "record in a clone, or with `--without-git` if you know that they are.",
                file=sys.stderr,
            )
            return 1
    few = [p for p in todo if gpus_needed(p.snippet) > gpu.count]
    for one in few:
        print(
            f"skipped {one.where}: it needs {gpus_needed(one.snippet)} GPUs or more, "
            f"and torch sees {gpu.count} here",
            flush=True,
        )
    refused = len(faults)
    todo = [p for p in todo if p not in few]
    start = time.monotonic()
    with only_one(site):
        failed = record(site, gpu, todo)
    if faults + failed:
        report(faults + failed)
    lost = len({fault.path for fault in failed})
    print(
        f"record: {len(todo) - lost} recorded, {len(few)} skipped, {refused} refused, "
        f"{lost} failed, {time.monotonic() - start:.0f} s"
    )
    return 1 if faults or failed else 0


def listing(planned: list[Planned]) -> list[str]:
    """A line for each, then how many there are of each state."""
    lines = []
    for one in planned:
        count = gpus_needed(one.snippet)
        more = f" (needs {count} GPUs or more)" if count > 1 else ""
        lines.append(f"{one.state:<11} {one.snippet.key}{more}")
    states = [one.state for one in planned]
    counts = ", ".join(
        f"{states.count(state)} {state}"
        for state in ("recorded", "unrecorded", "stale")
    )
    return [*lines, f"record: {len(planned)} snippets for a GPU: {counts}"]


def notes_on(site: Site, gpu: Gpu) -> list[str]:
    """What a person should know before the outputs of this machine are kept."""
    text = ""
    with suppress(OSError):
        text = (site.root / "requirements.txt").read_text()
    pinned = re.search(r"^torch==([^\s;+]+)", text, re.MULTILINE)
    if pinned is None or pinned[1] == gpu.torch:
        return []
    return [
        f"note: this machine has torch {gpu.torch} and the site is proven with "
        f"{pinned[1]}: the recordings name the one that made them"
    ]


def _committed(site: Site, todo: list[Planned]) -> tuple[list[Planned], list[Fault]]:
    """Those that others can get from git as they are here, and faults for the rest.

    Raises NoHistory.
    """
    files = {path for one in todo for path in one.paths}
    changed = uncommitted(site.root, files)
    faults = [
        Fault(path, 1, "is not as in the last commit, so nobody could get what a "
              f"recording of {one.snippet.name} belongs to",
              "commit it, then record")
        for one in todo
        for path in one.paths
        if path in changed
    ]  # fmt: skip
    return [one for one in todo if not changed & set(one.paths)], faults


def record(site: Site, gpu: Gpu, todo: list[Planned]) -> list[Fault]:
    """Run all, one at a time, and keep what each prints; return what went wrong.

    What failed keeps the recording that it had. Raises FaultsFound when
    recordings.toml can't be read: writing it would lose what stands there.
    """
    faults: list[Fault] = []
    recordings, wrong = recording.load(site)
    if wrong:
        raise FaultsFound(wrong)
    by_key = {one.snippet.key: one for one in todo}
    print(f"record: {len(todo)} snippets on {gpu.device}", flush=True)
    with _runner(site) as runner:
        jobs = [Job(one.snippet, one.files, fresh=True) for one in todo]
        for number, run in enumerate(runner.run(jobs), start=1):
            one = by_key[run.snippet.key]
            counted = f"({number} of {len(todo)}, {run.seconds:.1f} s)"
            wrong = judge(run, one.where)
            if wrong:
                faults += wrong
                print(f"failed {one.where} {counted}", flush=True)
                continue
            path = site.snippets / run.snippet.recording_key
            write_if_changed(path, run.transcript.encode())
            recordings[run.snippet.key, CUDA] = _provenance(site, one, run, gpu)
            recording.save(site, recordings)
            print(f"recorded {site.relative(path)} {counted}", flush=True)
    return faults


def _runner(site: Site) -> Runner:
    """One at a time, each a new interpreter: a process that used CUDA can't fork.

    Without walls: those hide the device files and the driver.
    """
    return Runner(
        site.cache,
        changed_environment(),
        at_once=1,
        limits={"memory": HOST_MEMORY},
        forks=False,
        walls=Wanted.NO,
    )


def _provenance(site: Site, one: Planned, run: Run, gpu: Gpu) -> Recording:
    several = gpus_needed(run.snippet) > 1
    output = PurePosixPath(run.snippet.recording_key).name
    return Recording(
        sha256=run.snippet.sha256,
        machine=recording.machine_name(),
        device=f"{gpu.count} × {gpu.device}" if several else gpu.device,
        driver=gpu.driver,
        torch=gpu.torch,
        python=recording.python_version(),
        threads=str(gpu.threads),
        date=datetime.datetime.now(datetime.UTC).date().isoformat(),
        kept=recording.hashes(site, run.snippet, [output]),
        reads=one.reads,
    )


if __name__ == "__main__":
    wanted = parse()
    run_command(lambda: main(this_site(), wanted))
