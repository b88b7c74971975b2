"""The warmed process ends in silence when the other side goes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPTS = Path(__file__).parents[2] / "scripts"
CODE = """
import os, select, socket
from torchproof.warm import Ground, serve

ours, theirs = socket.socketpair()
if os.fork() == 0:
    ours.close()
    serve(theirs, Ground(None))
    os._exit(0)
theirs.close()
select.select([ours], [], [])
ours.close()
print("ended with", os.wait()[1])
"""


def test_it_ends_in_silence_when_what_it_said_was_never_read() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", CODE],
        cwd=SCRIPTS,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert (ended.stdout, ended.stderr) == ("ended with 0\n", "")
