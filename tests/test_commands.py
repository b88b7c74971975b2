"""Each command from the outside: what it says, its exit code, what it leaves."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.checkout import (
    contents,
    half_written,
    make_checkout,
    processes_of,
    run,
    started,
    wait_until,
)

SNIPPETS = "snippets/basics/every_feature"
TOPIC = "docs/basics/every-feature.md"
FAULT = re.compile(r"^[^\s:]+:\d+: .+; .+$")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout in which `make site` has run."""
    root = make_checkout(tmp_path_factory.mktemp("built") / "tiny")
    result = run(root, "build.py")
    assert result.returncode == 0, result.stderr
    assert re.match(
        r"site: 2 pages in site/, [1-9]\d* of \d+ snippets run, ", result.stdout
    )
    return root


@pytest.fixture
def root(built: Path, tmp_path: Path) -> Path:
    """A copy of it to break."""
    shutil.copytree(built, tmp_path / "tiny")
    return (tmp_path / "tiny").resolve()


def change(path: Path, edit: Callable[[str], str]) -> None:
    text = path.read_text()
    assert edit(text) != text
    path.write_text(edit(text))


def test_site_runs_nothing_the_second_time(root: Path) -> None:
    before = contents(root)
    result = run(root, "build.py")
    assert result.returncode == 0
    assert re.match(r"site: 2 pages in site/, 0 of \d+ snippets run", result.stdout)
    # Short work is quiet.
    assert result.stderr == ""
    assert contents(root) == before
    assert (root / "site" / "basics" / "every-feature" / "index.html").exists()


def test_site_says_every_fault_and_keeps_the_site_that_was(root: Path) -> None:
    change(root / TOPIC, lambda text: text + "\n[gone](nowhere.md) [too](#nothing)\n")
    change(root / SNIPPETS / "first_sum.out", lambda text: text.replace("6.", "7."))
    before = {p: p.read_bytes() for p in (root / "site").rglob("*") if p.is_file()}
    result = run(root, "build.py")
    assert result.returncode == 1
    assert result.stdout == ""
    *faults, count = result.stderr.splitlines()
    assert all(FAULT.match(fault) for fault in faults), result.stderr
    assert len(faults) >= 3 and count == f"{len(faults)} faults"
    assert any("nowhere.md" in fault for fault in faults)
    assert any("#nothing" in fault for fault in faults)
    assert any(f.startswith(f"{SNIPPETS}/first_sum.out:2: shows") for f in faults)
    after = {p: p.read_bytes() for p in (root / "site").rglob("*") if p.is_file()}
    assert after == before
    assert half_written(root) == []


def test_update_lists_what_it_rewrote_and_then_has_nothing_to_do(root: Path) -> None:
    snippet = root / SNIPPETS / "first_sum.py"
    change(snippet, lambda text: text + 'print("more")\n')
    result = run(root, "update.py")
    assert result.returncode == 1
    first, last = result.stdout.splitlines()
    assert first == f"rewrote {SNIPPETS}/first_sum.out"
    assert re.fullmatch(r"update: 1 of \d+ snippets run, 1 files? rewritten", last)
    assert snippet.with_suffix(".out").read_text().endswith("more\n")
    again = run(root, "update.py")
    assert again.returncode == 0
    assert re.match(r"update: 0 of \d+ snippets run, 0 files", again.stdout)
    assert again.stderr == ""


def test_update_keeps_the_output_of_a_snippet_that_fails(root: Path) -> None:
    snippet = root / SNIPPETS / "first_sum.py"
    stored = snippet.with_suffix(".out").read_text()
    change(snippet, lambda text: text + "print(1 / 0)\n")
    result = run(root, "update.py")
    assert result.returncode == 1
    number = len(snippet.read_text().splitlines())
    where = f"{SNIPPETS}/first_sum.py:{number}: "
    assert result.stderr.startswith(where + "ended in ZeroDivisionError")
    assert snippet.with_suffix(".out").read_text() == stored


def test_proof_ends_in_its_counts(root: Path) -> None:
    result = run(root, "proof.py")
    assert result.returncode == 0, result.stderr
    assert re.fullmatch(
        r"proof: \d+ blocks on 2 pages: \d+ proven, \d+ recorded, \d+ unrecorded, "
        r"\d+ quoted, \d+ skipped, (\d+ unchecked here, )?0 failed",
        result.stdout.splitlines()[-1],
    )


def test_proof_of_one_page_and_of_none(root: Path) -> None:
    result = run(root, "proof.py", TOPIC)
    assert result.returncode == 0, result.stderr
    assert " blocks on 1 pages: " in result.stdout.splitlines()[-1]
    result = run(root, "proof.py", "docs/no-such-page.md")
    assert result.returncode == 1
    assert result.stderr.startswith("docs/no-such-page.md:1: is no page; ")


def test_long_work_says_how_far_it_is(root: Path) -> None:
    slow = {"first_sum", "reads_heights", "line_drawn"}
    for name in slow:
        change(
            root / SNIPPETS / f"{name}.py",
            lambda text: f"import time\n\ntime.sleep(4)\n{text}",
        )
    result = run(root, "update.py")
    told = re.findall(
        r"^running snippet (\d+) of 3: basics/every_feature/(\w+)\.py$",
        result.stderr,
        re.MULTILINE,
    )
    # Which of them are told depends on when they begin: one a second is enough.
    numbers = [int(number) for number, _ in told]
    assert numbers
    assert numbers == sorted(set(numbers))
    assert set(numbers) <= {1, 2, 3}
    names = [name for _, name in told]
    assert len(set(names)) == len(names)
    assert set(names) <= slow


@pytest.mark.parametrize(
    ("script", "number"),
    [
        ("update.py", signal.SIGINT),
        ("proof.py", signal.SIGINT),
        ("build.py", signal.SIGINT),
        ("update.py", signal.SIGTERM),
    ],
)
def test_an_interrupt_leaves_nothing_behind(
    root: Path, script: str, number: int
) -> None:
    sleeping = root / SNIPPETS / "first_sum.py"
    change(sleeping, lambda text: f"import time\n\ntime.sleep(50)\n{text}")
    before = contents(root)
    with started(root, script) as command:
        # It has begun: its folder holds the program.
        wait_until(lambda: list(root.glob("tmp/torchproof-*/*/work/first_sum.py")))
        assert len(command.processes()) > 1
        assert command.interrupt(number) == 130
        wait_until(lambda: not processes_of(root), patience=10)
        assert command.said().splitlines()[-1] == "stopped"
        assert "Traceback" not in command.said()
    assert half_written(root) == []
    assert contents(root) == before
    assert (root / "site" / "index.html").exists()


def test_a_second_command_waits_for_the_first(root: Path) -> None:
    sleeping = root / SNIPPETS / "first_sum.py"
    change(sleeping, lambda text: f"import time\n\ntime.sleep(50)\n{text}")
    with started(root, "update.py") as first:
        wait_until(lambda: list(root.glob("tmp/torchproof-*/*/work/first_sum.py")))
        with started(root, "build.py") as second:
            second.wait_until_said("^another command works in this checkout: waiting$")
            assert second.interrupt() == 130
            assert first.interrupt() == 130


@pytest.mark.parametrize("goals", [(), ("help",)])
def test_make_lists_the_commands(root: Path, goals: tuple[str, ...]) -> None:
    listed = subprocess.run(
        ["make", *goals], cwd=root, capture_output=True, text=True, check=True
    ).stdout
    for command in (
        *("serve", "test", "site", "update", "proof", "stability", "record"),
        *("decoder-eval", "bench", "clean"),
    ):
        assert re.search(rf"^make {command} +\S", listed, re.MULTILINE), listed
