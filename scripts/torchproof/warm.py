"""The warmed process: imports torch once, then forks a child for every snippet.

Started by `torchproof.warming`; speaks JSON lines over a socket. It never runs an
operation of torch, or its children would inherit a thread pool that no longer
runs. A request either forks and runs a program here (`"warm": true`) or forks and
starts a command of its own. Every process that a snippet leaves behind is killed
when the snippet ends; when the socket closes, so is everything else.
"""

from __future__ import annotations

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

from torchproof import kernel, processes
from torchproof.as_main import leave_no_trace, run_as_main
from torchproof.enforcing import TICK, Child, enforce, printed
from torchproof.first_process import run_behind_walls
from torchproof.preloading import draw_once, preload, use_large_pages
from torchproof.sandbox import (
    Walls,
    fork_into_new_pids,
    give_up_rights,
    start_inside,
    walls_for,
)

MOST_TASKS = 4096


@dataclass(frozen=True)
class Ground:
    """Where snippets run: behind walls, or, for the reason given, without."""

    walls: Walls | None
    reason: str = ""


def serve(connection: socket.socket, ground: Ground) -> None:
    """Answer requests until the other side closes."""
    kernel.tell(kernel.SET_SUBREAPER, 1)
    try:
        _send(connection, {"ready": True, "bare": ground.reason})
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
                    child = _start(json.loads(line), ground.walls)
                    running[child.pid] = child
            _reap(running, connection)
            enforce(running, own)
    except (BrokenPipeError, ConnectionResetError):
        pass  # The other side closed, and did not read all that this one said.
    finally:
        for pid in processes.snapshot().family(os.getpid())[1:]:
            processes.kill(pid)


def _send(connection: socket.socket, message: dict[str, Any]) -> None:
    connection.sendall(json.dumps(message).encode() + b"\n")


def _start(request: dict[str, Any], walls: Walls | None) -> Child:
    started = time.monotonic()
    told, tell = os.pipe() if walls else (None, None)
    pid = fork_into_new_pids() if walls else os.fork()
    if pid == 0:
        code = 70
        try:
            if walls and tell is not None:
                run_behind_walls(walls, request, tell, lambda: _become(request, walls))
            else:
                code = _become(request, None)
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(code)
    if tell is not None:
        os.close(tell)
    return Child(pid, request, started, told)


def _become(request: dict[str, Any], walls: Walls | None) -> int:
    """In the child: leave the parent's state, take the snippet's, run it."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.setsid()
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
    if walls:
        give_up_rights(walls)
        # Far more than is allowed: it holds until the next look at who runs.
        resource.setrlimit(resource.RLIMIT_NPROC, (MOST_TASKS, MOST_TASKS))
    kernel.tell(kernel.SET_DEATH_SIGNAL, signal.SIGKILL)
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
        if child.stopped is None and printed(child) > limits["output"]:
            child.stopped = "output"
        _send(
            connection,
            {
                "id": child.request["id"],
                "exit": _exit_code(child, status),
                "stopped": child.stopped,
                "seconds": time.monotonic() - child.started,
            },
        )


def _exit_code(child: Child, status: int) -> int:
    """How the snippet ended, as its first process heard; else how that one did."""
    if child.status is not None:
        with os.fdopen(child.status) as told:
            heard = told.read()
        if heard:
            return int(heard)
    return os.waitstatus_to_exitcode(status)


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


def main() -> None:
    """Arguments: the light socket's descriptor, the first modules, the later ones,
    the full socket's, whether to draw, whether to join pages, and the folders of the
    snippets and of Matplotlib, both empty where no walls are wanted.

    With later modules, a second warmed process is forked that imports them while
    this one already serves.
    """
    light = socket.socket(fileno=int(sys.argv[1]))
    full = socket.socket(fileno=int(sys.argv[4]))
    kernel.tell(kernel.SET_DEATH_SIGNAL, signal.SIGKILL)
    reason = ""
    if sys.argv[7]:
        walls = walls_for(sys.argv[7], sys.argv[8])
        inside = Ground(walls)
        why = start_inside(walls, lambda: warm_up_and_serve(light, full, inside))
        reason = why or ""
    warm_up_and_serve(light, full, Ground(None, reason))
    os._exit(0)


def warm_up_and_serve(
    light: socket.socket, full: socket.socket, ground: Ground
) -> None:
    """Import what `main` was told to, in one process and then a second, and serve."""
    preload(sys.argv[2].split())
    pid = os.fork()
    if pid == 0:
        light.close()
        kernel.tell(kernel.SET_DEATH_SIGNAL, signal.SIGKILL)
        try:
            preload(sys.argv[3].split())
            if sys.argv[5]:
                draw_once()
            leave_no_trace()
            if sys.argv[6]:
                use_large_pages()
            serve(full, ground)
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(0)
    KEEP.add(pid)
    full.close()
    leave_no_trace()
    serve(light, ground)
