"""`make stability` from the outside: what it runs, what it keeps, what it refuses."""

from __future__ import annotations

import re
import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.checkout import make_checkout, run, started

from torchproof.conditions import CONDITIONS
from torchproof.recording import torch_version

TOPIC = "snippets/basics/every_feature"
KEPT = "snippets/stability.toml"
# Quick ones, of each kind: plain, raising, with data, with a plot.
FEW = ("first_sum", "inner_sizes_differ", "reads_heights", "line_drawn")


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with a few snippets, all tried under everything."""
    root = make_checkout(tmp_path_factory.mktemp("tried") / "tiny")
    for path in (root / TOPIC).glob("*.py"):
        if path.stem not in FEW:
            path.unlink()
    result = run(root, "stability.py")
    assert result.returncode == 0, result.stderr
    lines = result.stdout.splitlines()
    assert len(lines) == len(CONDITIONS) + 1
    for condition, line in zip(CONDITIONS, lines, strict=False):
        lacks = f"stability: {condition.title}: not on this processor"
        ran = rf"stability: {condition.title}: 4 snippets.*, 0 differ, \d+ s"
        assert line == lacks or re.fullmatch(ran, line)
    assert lines[-1].startswith(
        f"stability: 4 snippets under {len(CONDITIONS)} conditions: 4 compared, "
        "0 measured and asserted, 0 differ"
    )
    return root


@pytest.fixture
def root(tried: Path, tmp_path: Path) -> Path:
    """A copy of it to break."""
    shutil.copytree(tried, tmp_path / "tiny")
    return (tmp_path / "tiny").resolve()


def kept(root: Path) -> dict[str, Any]:
    return tomllib.loads((root / KEPT).read_text())


def change(root: Path, name: str) -> None:
    """Let a snippet print one line more, and store it."""
    for ending, line in ((".py", 'print("more")\n'), (".out", "more\n")):
        path = root / TOPIC / f"{name}{ending}"
        path.write_text(path.read_text() + line)


def test_what_is_kept_says_what_made_it(root: Path) -> None:
    data = kept(root)
    assert data["torch"] == torch_version()
    assert [c["name"] for c in data["conditions"]] == [c.name for c in CONDITIONS]
    (machine,) = data["machines"]
    assert machine["machine"] and machine["python"] and machine["numpy"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", machine["date"])
    assert set(data["snippets"]) == {f"basics/every_feature/{n}.py" for n in FEW}
    assert "differ" not in data


def test_nothing_is_run_twice(root: Path) -> None:
    before = (root / KEPT).read_bytes()
    result = run(root, "stability.py")
    assert (result.returncode, result.stderr) == (0, "")
    (line,) = result.stdout.splitlines()
    assert line.startswith("stability: 4 snippets under")
    assert (root / KEPT).read_bytes() == before


def test_only_what_changed_is_run_and_an_interrupt_keeps_what_was_done(
    root: Path,
) -> None:
    change(root, "first_sum")
    first, second = CONDITIONS[:2]
    with started(root, "stability.py") as command:
        command.wait_until_said(f"^stability: {first.title}: 1 snippets.* 0 differ")
        assert command.interrupt() == 130
        command.wait_until_said("^stopped$")
    entry = kept(root)["snippets"]["basics/every_feature/first_sum.py"]
    assert first.name in entry["tried"]
    assert CONDITIONS[-1].name not in entry["tried"]
    other = kept(root)["snippets"]["basics/every_feature/line_drawn.py"]
    assert set(other) == {"sha256", "machine"}
    checked = run(root, "stability.py", "--check")
    assert checked.returncode == 1
    assert checked.stderr.startswith(
        f"{TOPIC}/first_sum.py:1: has not been run yet under: {second.title}, "
    )
    with started(root, "stability.py") as command:
        said = command.wait_until_said("^stability: .*$")
        assert said[0].startswith(f"stability: {second.title}: 1 snippets")


def test_the_check_names_what_is_new_changed_and_gone_and_runs_nothing(
    root: Path,
) -> None:
    (root / TOPIC / "newcomer.py").write_text("print(1)\n")
    (root / TOPIC / "newcomer.out").write_text("$ python newcomer.py\n1\n")
    output = root / TOPIC / "first_sum.out"
    output.write_text(output.read_text() + "edited\n")
    data = root / TOPIC / "heights.csv"
    data.write_text(data.read_text() + "\n")
    (root / TOPIC / "line_drawn.py").unlink()
    before = (root / KEPT).read_bytes()
    result = run(root, "stability.py", "--check")
    assert result.returncode == 1
    *faults, count = result.stderr.splitlines()
    assert count == "4 faults"
    assert faults == [
        f"{TOPIC}/first_sum.py:1: was changed, or its output was, after it ran under "
        "other conditions; run `make stability`",
        f"{TOPIC}/newcomer.py:1: has never been run under other conditions; "
        "run `make stability`",
        f"{TOPIC}/reads_heights.py:1: was changed, or its output was, after it ran "
        "under other conditions; run `make stability`",
        f"{KEPT}:1: names basics/every_feature/line_drawn.py, which is not there or "
        "needs a GPU; run `make stability`",
    ]
    assert (root / KEPT).read_bytes() == before


def test_a_difference_stops_the_command_and_then_the_check(root: Path) -> None:
    (root / TOPIC / "unseeded.py").write_text("import torch\n\nprint(torch.rand(2))\n")
    (root / TOPIC / "unseeded.out").write_text(
        "$ python unseeded.py\ntensor([0., 0.])\n"
    )
    first = CONDITIONS[0]
    with started(root, "stability.py") as command:
        command.wait_until_said(f"^stability: {first.title}: 1 snippets.* 1 differ")
        assert command.interrupt() == 130
    checked = run(root, "stability.py", "--check")
    assert checked.returncode == 1
    assert re.search(
        rf'^{TOPIC}/unseeded\.out:2: under "{first.title}": shows .* where the run '
        r"printed .*; print fewer digits, or another quantity, then run `make stab",
        checked.stderr,
        re.MULTILINE,
    )


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('torch = "2', 'torch = "1', "was made with torch 1."),
        ("=default", "=other", "was made under other settings (aten-default)"),
        ("[snippets]", "[snippets", "can't be read (TOMLDecodeError: "),
        ("machine = 0", "machine = 7", "can't be read (IndexError: "),
    ],
)
def test_what_says_nothing_of_this_checkout_is_one_fault(
    old: str, new: str, what: str, root: Path
) -> None:
    text = (root / KEPT).read_text()
    assert old in text
    (root / KEPT).write_text(text.replace(old, new, 1))
    result = run(root, "stability.py", "--check")
    assert result.returncode == 1
    assert result.stderr.startswith(f"{KEPT}:1: {what}")
    assert result.stderr.splitlines()[-1] == "1 fault"


def test_a_check_of_nothing_is_no_success(root: Path) -> None:
    (root / KEPT).unlink()
    result = run(root, "stability.py", "--check")
    assert result.returncode == 1
    assert result.stderr.startswith(f"{KEPT}:1: is missing; run `make stability`")
    result = run(root, "stability.py", "no/such_topic")
    assert result.returncode == 1
    assert "holds nothing to try" in result.stderr
