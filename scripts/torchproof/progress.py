"""Say how far long work has come; keep quiet while it is short."""

from __future__ import annotations

import sys
import time
from typing import TextIO

QUIET_SECONDS = 2.0


class Progress:
    """Counts steps of `total`; speaks after two seconds, then at most each second.

    On a terminal the line is rewritten; elsewhere each is a line of its own.
    """

    def __init__(self, what: str, total: int, stream: TextIO | None = None) -> None:
        self._what = what
        self._total = total
        self._stream = stream or sys.stderr
        self._count = 0
        self._start = time.monotonic()
        self._last = self._start + QUIET_SECONDS - 1.0
        self._wrote = False

    def step(self, name: str) -> None:
        """The next piece of work, `name`, has begun."""
        self._count += 1
        now = time.monotonic()
        if now - self._last < 1.0:
            return
        self._last = now
        line = f"{self._what} {self._count} of {self._total}: {name}"
        if self._stream.isatty():
            self._stream.write(f"\r\033[K{line}")
            self._wrote = True
        else:
            self._stream.write(line + "\n")
        self._stream.flush()

    def done(self) -> None:
        if self._wrote:
            self._stream.write("\r\033[K")
            self._stream.flush()
