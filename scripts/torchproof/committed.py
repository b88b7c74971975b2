"""What git knows of files: those that are not as they were committed."""

from __future__ import annotations

import subprocess
from collections.abc import Collection
from pathlib import Path


class NoHistory(Exception):
    """Git can't say what is committed here; the message is its own, or why not."""


def uncommitted(root: Path, paths: Collection[str]) -> set[str]:
    """Which of `paths`, relative to `root`, differ from the last commit.

    A file that git doesn't know, or ignores, differs. Raises NoHistory where there is
    no git, no repository and no commit.
    """
    if not paths:
        return set()
    unknown = _git(root, ["ls-files", "--others", "-z"], paths)
    changed = _git(root, ["diff", "HEAD", "--name-only", "--relative", "-z"], paths)
    return {*unknown, *changed}


def _git(root: Path, options: list[str], paths: Collection[str]) -> list[str]:
    """The names that a git command prints between NULs."""
    command = ["git", "-C", str(root), "--literal-pathspecs", *options, "--", *paths]
    try:
        asked = subprocess.run(command, capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NoHistory(str(error)) from error
    if asked.returncode:
        raise NoHistory(asked.stderr.strip().partition("\n")[0])
    return [name for name in asked.stdout.split("\0") if name]
