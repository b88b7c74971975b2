"""Files written whole or not at all."""

from __future__ import annotations

import hashlib
import os
import tempfile
from contextlib import suppress
from pathlib import Path


def write_if_changed(path: Path, content: bytes) -> bool:
    """Put `content` at `path` unless it is there; return whether it was written.

    Written beside and then renamed: a full disk or a Ctrl-C leaves the old file.
    """
    with suppress(OSError):
        if path.read_bytes() == content:
            return False
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
    return True


def sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def sha256_of(path: Path) -> str:
    """The hash of a file; "" when it is missing."""
    try:
        return sha256(path.read_bytes())
    except OSError:
        return ""
