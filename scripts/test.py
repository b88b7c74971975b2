"""Prove everything: lint, types, the proof, the site, the machine's own tests."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


@dataclass(frozen=True)
class Step:
    """A command, and what it promises when it ends with 0."""

    promise: str
    command: tuple[str, ...]


PYTHON = sys.executable
PYTEST = (PYTHON, "-m", "pytest", "--quiet")


def steps(shard: str | None = None, store: bool = False) -> tuple[Step, ...]:
    """All steps, or one share of the long ones ("2/4"); the quick ones are in each.

    With `store` they keep how long each test and page takes, which is what shares
    are divided by.
    """
    keep = ("--store-durations",) if store else ()
    of_pages = ("--shard", shard) if shard else keep
    number, _, of = (shard or "/").partition("/")
    by_time = ("--durations-path=tests/durations.json",
               "--splitting-algorithm=least_duration")  # fmt: skip
    of_tests = (*by_time, "--splits", of, "--group", number) if shard else ()
    of_tests = (*by_time, *keep) if store else of_tests
    # What Playwright waits for in its own loop, only the end of a worker ends.
    of_browser = ("-n", "auto", "--timeout=300", "--timeout-method=thread")
    return (
        Step("the code is clean", (PYTHON, "-m", "ruff", "check", "--quiet")),
        Step("the code is formatted",
             (PYTHON, "-m", "ruff", "format", "--check", "--quiet")),
        Step("the types hold", (PYTHON, "-m", "mypy", "--no-error-summary")),
        Step("every page shows what its code prints",
             (PYTHON, "scripts/proof.py", *of_pages)),
        Step("every output was seen to hold under other conditions",
             (PYTHON, "scripts/stability.py", "--check")),
        Step("the site builds, and shows what was proven",
             (PYTHON, "scripts/build.py")),
        Step("every page reads well in a browser",
             (*PYTEST, *of_browser, *of_tests, "tests/pages")),
        Step("the machine keeps its promises",
             (*PYTEST, *of_tests, "--ignore=tests/pages", "tests")),
    )  # fmt: skip


# Far above what the slowest step takes: one that hangs ends with a sentence.
LONGEST = 45 * 60
TOLD = ("labs:", "proof:", "stability:", "site:", "mutations:", "search:")


def run_step(step: Step, environment: dict[str, str]) -> tuple[int, list[str]]:
    """Run one step, passing on what it prints; its code, and the lines to repeat."""
    process = subprocess.Popen(
        step.command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    )
    told: list[str] = []
    limit = threading.Timer(LONGEST, _stop, [process, step.promise])
    limit.start()
    assert process.stdout is not None
    for line in process.stdout:
        print(line, end="", flush=True)
        if line.startswith(TOLD) or " passed" in line:
            told.append(line.strip())
    code = process.wait()
    limit.cancel()
    return code, told


def _stop(process: subprocess.Popen[str], promise: str) -> None:
    print(f"stopped after {LONGEST // 60} minutes: {promise}", file=sys.stderr)
    process.kill()


def parse(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="test.py", description=__doc__)
    parser.add_argument("--shard", metavar="2/4", help="one share of the long steps")
    parser.add_argument("--store-durations", action="store_true")
    found = parser.parse_args(arguments)
    if found.shard and not re.fullmatch(r"[1-9]\d*/[1-9]\d*", found.shard):
        parser.error("a share and of how many: 2/4")
    return found


def main(wanted: argparse.Namespace) -> int:
    """Run every step, also after one failed; 1 if any did."""
    todo = steps(wanted.shard, wanted.store_durations)
    # From nothing: an earlier run's word is not taken.
    for name in ("freshness.json", "faultless.json"):
        (ROOT / ".cache" / name).unlink(missing_ok=True)
    shutil.rmtree(ROOT / ".cache" / "labs", ignore_errors=True)
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
    failed: list[str] = []
    report: list[str] = []
    for step in todo:
        start = time.monotonic()
        print(f"--- {step.promise}", flush=True)
        code, told = run_step(step, environment)
        seconds = time.monotonic() - start
        report.append(f"{'no ' if code else 'yes'} {seconds:6.1f} s  {step.promise}")
        report += [f"               {line}" for line in told]
        if code:
            failed.append(step.promise)
    print("--- what was proven", *report, sep="\n")
    print(f"{len(todo) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main(parse()))
    except KeyboardInterrupt:
        sys.exit(130)
