"""What lies below some folders at one moment, to see what has changed since."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

Looked = dict[str, tuple[int, int, int]]


def is_passing(name: str) -> bool:
    """Is it a file that an editor or a program makes for a moment?"""
    return (
        name.startswith((".", "#"))
        or name.endswith(("~", ".pyc", ".swp", ".swx", ".tmp"))
        or name == "__pycache__"
        # Vim tries with such a name whether it may write here.
        or name.isdigit()
    )


def look(paths: Iterable[Path]) -> Looked:
    """Every file at or below `paths`: when it was written, its size, its identity."""
    seen: Looked = {}
    waiting = [str(path) for path in paths]
    while waiting:
        path = waiting.pop()
        try:
            with os.scandir(path) as entries:
                for entry in entries:
                    if is_passing(entry.name):
                        continue
                    if entry.is_dir():
                        waiting.append(entry.path)
                    else:
                        mark(seen, entry.path)
        except NotADirectoryError:
            mark(seen, path)
        except OSError:
            continue
    return seen


def mark(seen: Looked, path: str) -> None:
    """Note one file as it is now; one that is gone is taken out."""
    try:
        found = Path(path).stat()
    except OSError:
        seen.pop(path, None)
        return
    seen[path] = (found.st_mtime_ns, found.st_size, found.st_ino)


def differences(before: Looked, now: Looked) -> set[str]:
    """Paths that came, went or changed."""
    return {path for path in before.keys() | now if before.get(path) != now.get(path)}
