"""This side of the warmed processes: start them, ask them, stop them."""

from __future__ import annotations

import json
import selectors
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from torchproof.preloading import FIRST, LATER

# Where Python and the list of fonts put what they write while importing.
_SCRATCH = ("TMPDIR", "XDG_CACHE_HOME")
SCRIPTS = Path(__file__).resolve().parents[1]


class WarmProcessDied(RuntimeError):
    """The warmed process ended by itself: a snippet killed it, or memory ran out."""


class Warmed:
    """Two warmed processes: a light one, ready first, and one with every import.

    `can_fork` is false where a process that has imported torch must not be
    forked, and without `forks`; then both import nothing and only start commands.
    With `draws` the second one has drawn a plot, with `many` it has made its forks
    cheap, which pays from a hundred on.
    Every snippet's folder lies in `scratch`. With `behind_walls` a snippet sees its
    own and nothing else that is the user's; where the system does not allow that,
    `bare` says why. `matplotlib` is where that keeps its list of fonts.
    """

    def __init__(
        self,
        environment: dict[str, str],
        *,
        draws: bool,
        many: bool,
        scratch: str,
        behind_walls: bool,
        matplotlib: str,
        forks: bool = True,
    ) -> None:
        self.can_fork = forks and sys.platform == "linux"
        first, second = (FIRST, LATER) if self.can_fork else ((), ())
        light, light_other = socket.socketpair()
        full, full_other = socket.socketpair()
        start = (
            f"import sys; sys.path.insert(0, {str(SCRIPTS)!r}); "
            "from torchproof import warm; sys.path.pop(0); warm.main()"
        )
        self._process = subprocess.Popen(
            [sys.executable, "-c", start, str(light_other.fileno()), " ".join(first),
             " ".join(second), str(full_other.fileno()),
             "draw" * (draws and self.can_fork), "join" * (many and self.can_fork),
             scratch * behind_walls, matplotlib],
            env=environment | dict.fromkeys(_SCRATCH, scratch),
            pass_fds=[light_other.fileno(), full_other.fileno()],
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )  # fmt: skip
        light_other.close()
        full_other.close()
        self._sockets = {"light": light, "full": full}
        self._pending = {"light": b"", "full": b""}
        self._selector = selectors.DefaultSelector()
        for name, connection in self._sockets.items():
            self._selector.register(connection, selectors.EVENT_READ, name)
        self.ready: set[str] = set()
        self.bare = ""

    def ask(self, which: str, request: dict[str, Any]) -> None:
        """Start a snippet on one of the two; the answer comes from `answers`."""
        try:
            self._sockets[which].sendall(json.dumps(request).encode() + b"\n")
        except OSError as error:
            raise WarmProcessDied(str(error)) from error

    def answers(self) -> Iterator[dict[str, Any]]:
        """Wait until one of the two says something, and yield what they said.

        Raises WarmProcessDied when one is gone.
        """
        for key, _ in self._selector.select():
            which = key.data
            data = b""
            with suppress(OSError):
                data = self._sockets[which].recv(1 << 16)
            if not data:
                raise WarmProcessDied(f"the {which} warmed process is gone")
            *lines, self._pending[which] = (self._pending[which] + data).split(b"\n")
            for line in lines:
                answer = json.loads(line)
                if "ready" in answer:
                    self.ready.add(which)
                    self.bare = answer["bare"]
                yield answer

    def close(self) -> None:
        """End both, and everything that they started."""
        self._selector.close()
        for connection in self._sockets.values():
            connection.close()
        if not self.ready:
            # It imports, and would see only afterwards that nobody waits for it.
            self._process.kill()
        try:
            self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
