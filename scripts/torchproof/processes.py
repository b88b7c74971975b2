"""The processes of this machine, as Linux tells them; elsewhere, none."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True)
class Snapshot:
    """Who was running at one moment: children by parent, session by pid."""

    children: dict[int, list[int]]
    sessions: dict[int, int]

    def family(self, pid: int) -> list[int]:
        """`pid` and everything below it, parents before children."""
        found = [pid]
        for member in found:
            found += self.children.get(member, [])
        return found


def snapshot() -> Snapshot:
    """Look at every process once. A kernel's list of children is often not built in."""
    children: dict[int, list[int]] = {}
    sessions: dict[int, int] = {}
    with suppress(OSError):
        for name in os.listdir("/proc"):
            if not name.isdigit():
                continue
            with suppress(OSError, ValueError, IndexError):
                descriptor = os.open(f"/proc/{name}/stat", os.O_RDONLY)
                text = os.read(descriptor, 512)
                os.close(descriptor)
                # The name in brackets may hold anything, brackets too.
                fields = text[text.rindex(b")") + 2 :].split()
                parent, session = int(fields[1]), int(fields[3])
                children.setdefault(parent, []).append(int(name))
                sessions[int(name)] = session
    return Snapshot(children, sessions)


def memory(pids: list[int]) -> int:
    """Bytes of memory that these processes hold, files mapped in left out."""
    total = 0
    for pid in pids:
        with suppress(OSError, ValueError, IndexError):
            fields = Path(f"/proc/{pid}/statm").read_text().split()
            total += (int(fields[1]) - int(fields[2])) * PAGE
    return total


def kill(pid: int) -> None:
    """Kill `pid`, and the group that it leads."""
    with suppress(OSError):
        os.kill(pid, signal.SIGKILL)
    with suppress(OSError):
        os.killpg(pid, signal.SIGKILL)


def folder_size(folder: str) -> int:
    """Bytes of the files below `folder`."""
    total = 0
    for path, _, names in os.walk(folder):
        for name in names:
            with suppress(OSError):
                total += os.lstat(os.path.join(path, name)).st_size
    return total
