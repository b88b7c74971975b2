"""Limits on running snippets: looked at twenty times a second, and enforced."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from torchproof import processes

TICK = 0.05


@dataclass
class Child:
    """One running snippet: its request, when it started, why it was stopped.

    Behind walls `pid` is the first process in them, and `status` is where that one
    writes how the snippet ended.
    """

    pid: int
    request: dict[str, Any]
    started: float
    status: int | None = None
    stopped: str | None = None


def printed(child: Child) -> int:
    """Bytes of output so far."""
    with suppress(OSError):
        return os.stat(child.request["output"]).st_size
    return 0


def enforce(running: dict[int, Child], own: int) -> None:
    """Stop the snippets that passed a limit.

    `own` is the memory of this process, in bytes, which every fork of it shares.
    """
    now = time.monotonic()
    old = [child for child in running.values() if now - child.started > TICK]
    if not old:
        return
    seen = processes.snapshot()
    for child in old:
        family = seen.family(child.pid)
        child.stopped = child.stopped or _passed_limit(child, now, family, own)
        if child.stopped is not None:
            for pid in family:
                processes.kill(pid)


def _passed_limit(child: Child, now: float, family: list[int], own: int) -> str | None:
    limits = child.request["limits"]
    if now - child.started > child.request["timeout"]:
        return "time"
    if printed(child) > limits["output"]:
        return "output"
    # The first process behind walls is ours, and a fork of this one.
    ours = child.status is not None
    if len(family) - ours > limits["processes"]:
        return "processes"
    shared = own * (len(family) if child.request["warm"] else ours)
    if processes.memory(family) - shared > limits["memory"]:
        return "memory"
    if processes.folder_size(child.request["home"]) > limits["disk"]:
        return "disk"
    return None
