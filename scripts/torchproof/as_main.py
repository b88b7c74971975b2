"""Turn a forked child into `python NAME.py`: its state, its errors, its exit.

Everything here runs in the child, after the fork. What it prints must be what a
fresh interpreter prints; the parity tests hold it to that.
"""

from __future__ import annotations

import atexit
import builtins
import gc
import itertools
import json
import os
import random
import resource
import sys
import tempfile
import threading
import types
import weakref
from contextlib import suppress
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import Any


def run_as_main(name: str, seed: int, trace: str) -> int:
    """Run the file `name` of the working folder as `__main__`.

    `seed` sets every generator that a fresh process would start at random, so
    that an unseeded number never looks stable. The names of files of the working
    folder that it opened are written to the file `trace` as JSON. Returns the
    exit code; it never raises.
    """
    folder = os.getcwd()
    path = os.path.join(folder, name)
    sys.argv = [name]
    sys.orig_argv = [sys.executable, name]
    sys.path[0] = folder
    for module in _OURS:
        sys.modules.pop(module, None)
    _reseed(seed)
    opened = _watch_opens(folder)
    main = types.ModuleType("__main__")
    main.__dict__.update(
        __file__=path,
        __builtins__=builtins,
        __loader__=SourceFileLoader("__main__", path),
        __cached__=None,
    )
    sys.modules["__main__"] = main
    code = _execute(path, main.__dict__)
    code = _finish(code)
    if _had_children():
        opened.append("*")
    with suppress(OSError):
        Path(trace).write_text(json.dumps(opened))
    return code


def _had_children() -> bool:
    """Whether it started processes, by whatever means: multiprocessing tells nobody."""
    if resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss:
        return True
    try:
        os.waitpid(-1, os.WNOHANG)
    except ChildProcessError:
        return False
    return True


def _execute(path: str, names: dict[str, Any]) -> int:
    try:
        source = Path(path).read_bytes()
        exec(compile(source, path, "exec", dont_inherit=True), names)
    except SystemExit as stop:
        return _exit_code(stop)
    except BaseException as error:
        # The first frame is this function's, which a reader's traceback lacks.
        own = error.__traceback__.tb_next if error.__traceback__ else None
        error = error.with_traceback(own)
        with suppress(BaseException):
            sys.excepthook(type(error), error, own)
        return 1
    return 0


def _exit_code(stop: SystemExit) -> int:
    if stop.code is None:
        return 0
    if isinstance(stop.code, int):
        return stop.code & 0xFF
    with suppress(BaseException):
        print(stop.code, file=sys.stderr)
    return 1


def _finish(code: int) -> int:
    """What Python does between the last line and the exit."""
    with suppress(BaseException):
        threading._shutdown()  # type: ignore[attr-defined]
    with suppress(BaseException):
        atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None and not stream.closed:
                stream.flush()
        except BaseException:
            code = code or 120
    return code


_OURS: list[str] = []


def leave_no_trace() -> None:
    """In the warmed process, before any fork: what children must not inherit.

    Its exit handlers, of which torch's cost each child 45 ms, the names of these
    modules, the place it found for temporary files, the number of threads that it
    started, and its garbage: a font among it complains when a child, which no
    longer has its open file, collects it. What a program relies on stays. Done
    once: touching thousands of objects in each child would copy the pages that
    they lie on.
    """
    _OURS.extend(m for m in sys.modules if m.partition(".")[0] == "torchproof")
    atexit._clear()
    tempfile.tempdir = None
    threading._counter = itertools.count(1).__next__  # type: ignore[attr-defined]
    registry = weakref.finalize._registry  # type: ignore[attr-defined]
    for info in list(registry.values()):
        info.atexit = False
    weakref.finalize._registered_with_atexit = False  # type: ignore[attr-defined]
    logging = sys.modules.get("logging")
    if logging is not None:
        atexit.register(logging.shutdown)
    pools = sys.modules.get("multiprocessing.util")
    if pools is not None:
        atexit.register(pools._exit_function)
    gc.collect()
    gc.freeze()


def _reseed(seed: int) -> None:
    random.seed(seed)
    torch = sys.modules.get("torch")
    if torch is not None:
        torch.default_generator.manual_seed(seed)
    numpy = sys.modules.get("numpy")
    if numpy is not None:
        numpy.random.seed(seed % 2**32)


def _watch_opens(folder: str) -> list[str]:
    """Collect what the program opens below `folder`, as names relative to it.

    "*" stands for files that can't be followed: those of other processes.
    """
    opened: list[str] = []
    seen: set[str] = set()
    others = ("subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn", "os.exec")
    start = folder + os.sep

    def hook(event: str, arguments: tuple[Any, ...]) -> None:
        if event == "open":
            target = arguments[0]
            if isinstance(target, bytes):
                target = os.fsdecode(target)
            if not isinstance(target, str):
                return
            full = target if target.startswith("/") else os.path.abspath(target)
            if full.startswith(start):
                target = full[len(start) :]
            else:
                return
        elif event in others or event == "os.system":
            target = "*"
        else:
            return
        if target not in seen:
            seen.add(target)
            opened.append(target)

    sys.addaudithook(hook)
    return opened
