"""What is not committed is known, whichever way it is not."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from torchproof.committed import NoHistory, uncommitted


def git(root: Path, *arguments: str) -> None:
    own = ["-c", "user.name=A", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", "-C", str(root), *own, *arguments], check=True)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A site in a folder of its repository, with three committed files."""
    git(tmp_path, "init", "-q")
    folder = tmp_path / "the site"
    folder.mkdir()
    for name in ("a.py", "b.py", "*.csv"):
        (folder / name).write_text(f"{name}\n")
    (folder / ".gitignore").write_text("ignored.*\n")
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "-q", "-m", "one")
    return folder


def test_nothing_differs_after_a_commit(root: Path) -> None:
    assert uncommitted(root, ["a.py", "b.py", "*.csv"]) == set()
    assert uncommitted(root, []) == set()


@pytest.mark.parametrize("name", ["a.py", "*.csv", "new.py", "ignored.csv"])
@pytest.mark.parametrize("staged", [False, True])
def test_what_differs_is_named(root: Path, name: str, staged: bool) -> None:
    (root / name).write_text("changed\n")
    if staged:
        git(root, "add", "-A", "-f")
    assert uncommitted(root, ["a.py", "b.py", "*.csv", name]) == {name}


def test_what_nobody_asked_for_is_not_told(root: Path) -> None:
    (root / "b.py").write_text("changed\n")
    assert uncommitted(root, ["a.py"]) == set()


def test_a_file_that_is_gone_differs(root: Path) -> None:
    (root / "a.py").unlink()
    assert uncommitted(root, ["a.py"]) == {"a.py"}


def test_without_a_repository_or_a_commit_git_cannot_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    (tmp_path / "a.py").write_text("\n")
    with pytest.raises(NoHistory, match="not a git repository"):
        uncommitted(tmp_path, ["a.py"])
    git(tmp_path, "init", "-q")
    with pytest.raises(NoHistory, match="HEAD"):
        uncommitted(tmp_path, ["a.py"])
