"""Walls are built by anyone, or their absence is said; where required, it ends."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from torchproof.run import Run
from torchproof.walls_wanted import NAME

RunCode = Callable[..., Run]
ROOT = Path(__file__).resolve().parents[2]

RUNS_ONE = """\
import sys
sys.path.insert(0, {scripts!r})
from pathlib import Path
from torchproof.command import run_command
from torchproof.run import Job
from torchproof.runner import Runner
from torchproof.snippet import make_snippet

def main():
    code = "import os; print(os.getuid(), os.path.exists({file!r}))"
    with Runner(Path({cache!r})) as runner:
        for run in runner.run([Job(make_snippet("a.py", code, "a.py")[0])] * 2):
            print(run.output, end="")
    return 0

run_command(main)
"""


def in_namespace(
    tmp_path: Path, before: str, user: int, wanted: str
) -> subprocess.CompletedProcess[str]:
    """Run two snippets as another user of a namespace, after a line of shell."""
    script = tmp_path / "runs_one.py"
    script.write_text(
        RUNS_ONE.format(
            scripts=str(ROOT / "scripts"),
            file=str(ROOT / "mkdocs.yml"),
            cache=str(tmp_path / "cache"),
        )
    )
    return subprocess.run(
        ["unshare", "--user", f"--map-user={user}", f"--map-group={user}",
         "sh", "-c", f"{before}\nexec {sys.executable} {script}"],
        capture_output=True,
        text=True,
        env=os.environ | {NAME: wanted, "TMPDIR": str(tmp_path)},
    )  # fmt: skip


def test_a_user_without_rights_builds_the_same_walls(
    tmp_path: Path, walled: RunCode
) -> None:
    result = in_namespace(tmp_path, "", 1000, "required")
    assert (result.stdout, result.stderr) == ("1000 False\n" * 2, "")


def test_a_root_that_knows_no_other_user_is_called_nobody(
    tmp_path: Path, walled: RunCode
) -> None:
    result = in_namespace(tmp_path, "", 0, "required")
    assert (result.stdout, result.stderr) == ("65534 False\n" * 2, "")


NO_NAMESPACES = "echo 0 > /proc/sys/user/max_user_namespaces"


def test_where_there_can_be_no_walls_it_says_so_and_goes_on(
    tmp_path: Path, walled: RunCode
) -> None:
    result = in_namespace(tmp_path, NO_NAMESPACES, 0, "")
    assert result.stdout == "0 True\n" * 2
    assert result.stderr.count("run without a sandbox (unshare: No space left") == 1
    assert "warning: " in result.stderr
    assert "user namespaces" in result.stderr


def test_where_walls_are_required_none_is_an_error(
    tmp_path: Path, walled: RunCode
) -> None:
    result = in_namespace(tmp_path, NO_NAMESPACES, 0, "required")
    assert result.returncode == 1
    assert result.stdout == ""
    assert "run without a sandbox (unshare: No space left" in result.stderr
    assert result.stderr.endswith("1 fault\n")
    assert "Traceback" not in result.stderr


def test_a_word_that_is_not_known_is_an_error() -> None:
    result = subprocess.run(
        [sys.executable, "scripts/proof.py", "docs/index.md"],
        cwd=ROOT, capture_output=True, text=True, env=os.environ | {NAME: "maybe"},
    )  # fmt: skip
    assert result.returncode == 1
    assert "TORCHPROOF_SANDBOX:1: is 'maybe'" in result.stderr
