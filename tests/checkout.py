"""A whole checkout to run commands in: the tiny site, and these scripts."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TINY = ROOT / "tests" / "tiny_site"
PATIENCE = 120.0


def make_checkout(root: Path) -> Path:
    """Copy the tiny site and the scripts to `root`; nothing cached."""
    made = shutil.ignore_patterns(".cache", "site", "__pycache__")
    shutil.copytree(TINY, root, ignore=made)
    shutil.copytree(ROOT / "scripts", root / "scripts", ignore=made)
    shutil.copyfile(ROOT / "Makefile", root / "Makefile")
    (root / "tmp").mkdir()
    return root.resolve()


@dataclass
class Started:
    """A command that runs: its process, and what it has said so far."""

    root: Path
    process: subprocess.Popen[bytes]
    log: Path

    def said(self) -> str:
        return self.log.read_text(errors="replace")

    def wait_until_said(self, pattern: str) -> re.Match[str]:
        """Wait until the command has said something that `pattern` finds."""

        def found() -> re.Match[str] | None:
            return re.search(pattern, self.said(), re.MULTILINE)

        def wanted() -> bool:
            return bool(found()) or self.process.poll() is not None

        wait_until(wanted)
        match = found()
        assert match, f"no {pattern!r} in:\n{self.said()}"
        return match

    def interrupt(self, number: int = signal.SIGINT) -> int:
        """Send what Ctrl-C sends, or another signal, and return the exit code."""
        self.process.send_signal(number)
        return self.process.wait(timeout=PATIENCE)

    def processes(self) -> list[int]:
        return processes_of(self.root)


@contextmanager
def started(
    root: Path,
    script: str,
    *arguments: str,
    python: str | Path = sys.executable,
    changes: dict[str, str] | None = None,
) -> Iterator[Started]:
    """Run a script of the checkout, in a session of its own; killed at the end."""
    log = root / "tmp" / f"{script}.log"
    with log.open("wb") as stream:
        process = subprocess.Popen(
            [python, str(root / "scripts" / script), *arguments],
            cwd=root,
            env=environment(root) | (changes or {}),
            stdin=subprocess.DEVNULL,
            stdout=stream,
            stderr=subprocess.STDOUT,
        )
    command = Started(root, process, log)
    try:
        yield command
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                process.wait(timeout=PATIENCE)
        for pid in command.processes():
            with suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        process.wait()


def run(
    root: Path,
    script: str,
    *arguments: str,
    python: str | Path = sys.executable,
    changes: dict[str, str] | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run a script of the checkout to its end; `changes` are of its environment."""
    return subprocess.run(
        [python, str(root / "scripts" / script), *arguments],
        cwd=root,
        env=environment(root) | (changes or {}),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
    )


def environment(root: Path) -> dict[str, str]:
    """This environment, with a folder for temporary files that is the checkout's."""
    return os.environ | {"TMPDIR": str(root / "tmp"), "PYTHONDONTWRITEBYTECODE": "1"}


def processes_of(root: Path) -> list[int]:
    """Processes that have anything to do with the checkout, this one left out.

    They are known by its path: in their command, their folder or their environment.
    """
    if not Path("/proc/self").exists():
        listed = subprocess.run(
            ["ps", "-axww", "-E", "-o", "pid=,command="],
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()
        return [int(line.split()[0]) for line in listed if str(root) in line]
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        pid = int(process.name)
        with suppress(OSError):
            texts = [(process / name).read_bytes() for name in ("cmdline", "environ")]
            texts.append(os.fsencode((process / "cwd").readlink()))
            ended = b") Z " in (process / "stat").read_bytes()
            if os.fsencode(root) in b"\n".join(texts) and not ended:
                found.append(pid)
    return [pid for pid in found if pid != os.getpid()]


def wait_until(holds: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait until something holds; fails when it never does."""
    end = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < end, f"did not hold within {patience:g} s"
        time.sleep(0.05)


def contents(root: Path) -> dict[str, bytes]:
    """Every file of the checkout but what commands keep for themselves."""
    own = {".cache", "site", "tmp", "__pycache__"}
    return {
        str(path.relative_to(root)): path.read_bytes()
        for path in sorted(root.rglob("*"))
        if path.is_file() and not own & set(path.relative_to(root).parts)
    }


def half_written(root: Path) -> list[str]:
    """Temporary files and folders that a command left behind."""
    left = [str(path) for path in root.rglob("*.tmp")]
    left += [str(path) for path in (root / "tmp").glob("torchproof-*")]
    return left + [str(path) for path in (root / ".cache").glob("site.new")]
