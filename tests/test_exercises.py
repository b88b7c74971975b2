"""Every exercise can be done: its starter fails kindly, its solution passes."""

from __future__ import annotations

from pathlib import Path

import pytest

from torchproof.run import Job, Run
from torchproof.runner import Runner
from torchproof.snippet import make_snippet

ROOT = Path(__file__).parents[1]
FOLDERS = sorted(
    path.parent
    for root in (ROOT / "snippets", ROOT / "tests" / "tiny_site" / "snippets")
    for path in root.rglob("exercises/*/check.py")
)


def check(runner: Runner, folder: Path, attempt: str) -> Run:
    """Run the exercise's check as a reader does, on one of its files."""
    snippet, faults = make_snippet("check.py", (folder / "check.py").read_text(), "")
    assert not faults
    files = {
        path.name: path
        for path in folder.iterdir()
        if path.is_file() and path.name not in ("check.py", "solution.py")
    }
    (run,) = runner.run([Job(snippet, files | {"starter.py": folder / attempt})])
    return run


def name(folder: Path) -> str:
    return "/".join(folder.parts[-3:])


def test_there_are_exercises() -> None:
    assert len(FOLDERS) >= 4


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_the_starter_fails_with_a_message_for_people(
    folder: Path, runner: Runner
) -> None:
    run = check(runner, folder, "starter.py")
    assert run.exit_code == 1
    assert "Traceback" not in run.output
    assert len(run.output.split()) >= 5


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_the_solution_passes(folder: Path, runner: Runner) -> None:
    run = check(runner, folder, "solution.py")
    assert (run.exit_code, run.stopped) == (0, None), run.output
