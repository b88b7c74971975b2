"""The warmed process: imports torch once, then forks a child for every snippet.

Started by `torchproof.warming`; speaks JSON lines over a socket. It never runs an
operation of torch, or its children would inherit a thread pool that no longer
runs. A request either forks and runs a program here (`"warm": true`) or forks and
starts a command of its own. Every process that a snippet leaves behind is killed
when the snippet ends; when the socket closes, so is everything else.
"""

from __future__ import annotations

import ctypes
import json
import os
import resource
import select
import signal
import socket
import sys
import time
import traceback
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from torchproof import processes
from torchproof.as_main import leave_no_trace, run_as_main
from torchproof.preloading import draw_once, preload, use_large_pages

TICK = 0.05
PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36


@dataclass
class Child:
    """One running snippet: its request, when it started, why it was stopped."""

    pid: int
    request: dict[str, Any]
    started: float
    stopped: str | None = None


def tell_kernel(option: int, value: int) -> None:
    """prctl, where there is one."""
    if sys.platform == "linux":
        ctypes.CDLL(None, use_errno=True).prctl(option, value, 0, 0, 0)


def serve(connection: socket.socket) -> None:
    """Answer requests until the other side closes."""
    tell_kernel(PR_SET_CHILD_SUBREAPER, 1)
    try:
        _send(connection, {"ready": True})
    except OSError:
        # The other side closed while this one imported: Ctrl-C, early.
        return
    own = processes.memory([os.getpid()])
    wake_read, wake_write = os.pipe()
    os.set_blocking(wake_read, False)
    os.set_blocking(wake_write, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.set_wakeup_fd(wake_write, warn_on_full_buffer=False)
    running: dict[int, Child] = {}
    waiting = b""
    try:
        while True:
            timeout = TICK if running else None
            readable, _, _ = select.select(
                [connection.fileno(), wake_read], [], [], timeout
            )
            if wake_read in readable:
                with suppress(BlockingIOError):
                    os.read(wake_read, 4096)
            if connection.fileno() in readable:
                data = connection.recv(1 << 16)
                if not data:
                    break
                *requests, waiting = (waiting + data).split(b"\n")
                for line in requests:
                    child = _start(json.loads(line))
                    running[child.pid] = child
            _reap(running, connection)
            _enforce(running, own)
    finally:
        for pid in processes.snapshot().family(os.getpid())[1:]:
            processes.kill(pid)


def _send(connection: socket.socket, message: dict[str, Any]) -> None:
    connection.sendall(json.dumps(message).encode() + b"\n")


def _start(request: dict[str, Any]) -> Child:
    started = time.monotonic()
    pid = os.fork()
    if pid == 0:
        status = 70
        try:
            status = _become(request)
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(status)
    return Child(pid, request, started)


def _become(request: dict[str, Any]) -> int:
    """In the child: leave the parent's state, take the snippet's, run it."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.setsid()
    tell_kernel(PR_SET_PDEATHSIG, signal.SIGKILL)
    nothing = os.open(os.devnull, os.O_RDONLY)
    output = os.open(request["output"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    os.dup2(nothing, 0)
    os.dup2(output, 1)
    os.dup2(output, 2)
    os.closerange(3, 1 << 16)
    os.chdir(request["folder"])
    os.environ.clear()
    os.environ.update(request["environment"])
    time.tzset()
    limits = request["limits"]
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (limits["disk"], limits["disk"]))
    if not request["warm"]:
        # Ignored signals survive an exec; a fresh program expects none.
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
        os.execvpe(request["command"][0], request["command"], request["environment"])
    return run_as_main(request["command"][-1], request["seed"], request["trace"])


def _reap(running: dict[int, Child], connection: socket.socket) -> None:
    """Collect what has ended; kill what an ended snippet left; answer."""
    ended: list[tuple[Child, int]] = []
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            break
        if pid == 0:
            break
        if pid in running:
            ended.append((running.pop(pid), status))
    for child, _ in ended:
        processes.kill(child.pid)
    if ended:
        _kill_orphans(running)
    for child, status in ended:
        # Quick enough to end between two looks, and still far too much.
        limits = child.request["limits"]
        if child.stopped is None and _printed(child) > limits["output"]:
            child.stopped = "output"
        _send(
            connection,
            {
                "id": child.request["id"],
                "exit": os.waitstatus_to_exitcode(status),
                "stopped": child.stopped,
                "seconds": time.monotonic() - child.started,
            },
        )


def _printed(child: Child) -> int:
    """Bytes of output so far."""
    with suppress(OSError):
        return os.stat(child.request["output"]).st_size
    return 0


def _kill_orphans(running: dict[int, Child]) -> None:
    """Kill every process below this one that no running snippet owns.

    An orphan has this process as its parent, and a session that is no running
    snippet's. Repeated, because what is killed may have forked meanwhile.
    """
    for _ in range(200):
        seen = processes.snapshot()
        orphans = [
            pid
            for pid in seen.children.get(os.getpid(), [])
            if pid not in running
            and pid not in KEEP
            and seen.sessions.get(pid) not in running
        ]
        if not orphans:
            return
        for orphan in orphans:
            for pid in seen.family(orphan):
                processes.kill(pid)
        for orphan in orphans:
            with suppress(ChildProcessError):
                os.waitpid(orphan, 0)


KEEP: set[int] = set()


def _enforce(running: dict[int, Child], own: int) -> None:
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
    if _printed(child) > limits["output"]:
        return "output"
    if len(family) > limits["processes"]:
        return "processes"
    shared = own * len(family) if child.request["warm"] else 0
    if processes.memory(family) - shared > limits["memory"]:
        return "memory"
    if processes.folder_size(child.request["home"]) > limits["disk"]:
        return "disk"
    return None


def main() -> None:
    """Arguments: the socket's descriptor, the first modules, the later ones.

    With later modules, a second warmed process is forked that imports them while
    this one already serves; its socket's descriptor is the fourth argument.
    """
    first = socket.socket(fileno=int(sys.argv[1]))
    second = socket.socket(fileno=int(sys.argv[4]))
    tell_kernel(PR_SET_PDEATHSIG, signal.SIGKILL)
    preload(sys.argv[2].split())
    pid = os.fork()
    if pid == 0:
        first.close()
        tell_kernel(PR_SET_PDEATHSIG, signal.SIGKILL)
        try:
            preload(sys.argv[3].split())
            if sys.argv[5]:
                draw_once()
            leave_no_trace()
            if sys.argv[6]:
                use_large_pages()
            serve(second)
        finally:
            os._exit(0)
    KEEP.add(pid)
    second.close()
    leave_no_trace()
    serve(first)
    os._exit(0)
