"""Files written whole or not at all."""

from __future__ import annotations

import hashlib
import os
import tempfile
from contextlib import suppress
from pathlib import Path


def write_if_changed(path: Path, content: bytes) -> bool:
    """Put `content` at `path` unless it is there; return whether it was written.

    Written beside and then renamed: a full disk or a Ctrl-C leaves the old file, and
    a link at `path` is replaced, not followed. Raises OSError, which names `path`.
    """
    with suppress(OSError):
        if path.read_bytes() == content:
            return False
    try:
        _write(path, content)
    except OSError as error:
        # Of a full disk the system names no file, of a locked folder a passing one.
        raise OSError(error.errno, error.strerror, str(path)) from error
    return True


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(prefix=".", suffix=".tmp", dir=path.parent)
    try:
        with os.fdopen(descriptor, "wb") as stream:
            stream.write(content)
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def sha256_of(path: Path) -> str:
    """The hash of a file; "" when it is missing."""
    try:
        return sha256(path.read_bytes())
    except OSError:
        return ""
