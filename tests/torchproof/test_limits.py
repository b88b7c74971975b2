"""A snippet that runs away is stopped, and one fault says by what."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from torchproof.judging import judge
from torchproof.run import Job, Run
from torchproof.runner import Runner
from torchproof.snippet import make_snippet
from torchproof.walls_wanted import Wanted

RunCode = Callable[..., Run]

RUNAWAYS = {
    "endless loop": ("# timeout: 1\nwhile True:\n    pass\n", "ran longer than 1 s"),
    "sleep": ("# timeout: 1\nimport time\ntime.sleep(99)\n", "ran longer than 1 s"),
    "ignored signals": (
        "# timeout: 1\nimport signal, time\n"
        "for s in (2, 15): signal.signal(s, signal.SIG_IGN)\ntime.sleep(99)\n",
        "ran longer than 1 s",
    ),
    "fork bomb": (
        "import os\nwhile True:\n    os.fork()\n",
        "had more than 64 processes",
    ),
    "memory bomb": (
        "held = []\nwhile True:\n    held.append(bytearray(1 << 28))\n",
        "took more than 2048 MB of memory",
    ),
    "a gigabyte of output": (
        "while True:\n    print('x' * 100_000)\n",
        "printed more than 1 MB",
    ),
    "two megabytes at once": (
        "import os\nos.write(1, b'x' * 2_000_000)\n",
        "printed more than 1 MB",
    ),
    "output of a child": (
        "import os\nos.system('yes')\n",
        "printed more than 1 MB",
    ),
    "one huge file": (
        "with open('big', 'wb') as file:\n    while True:\n"
        "        file.write(bytes(1 << 24))\n",
        "wrote more than 256 MB",
    ),
    "a file of 10 GB with nothing in it": (
        "open('big', 'wb').truncate(10 << 30)\n",
        "wrote more than 256 MB",
    ),
    "a fork bomb of sessions": (
        "import os\nwhile True:\n    if os.fork() == 0: os.setsid()\n",
        "had more than 64 processes",
    ),
    "many files": (
        "for n in range(100_000):\n    open(f'{n}', 'wb').write(bytes(1 << 22))\n",
        "wrote more than 256 MB",
    ),
}


@pytest.mark.parametrize("kind", RUNAWAYS)
def test_a_runaway_is_stopped_with_one_clear_fault(kind: str, run: RunCode) -> None:
    code, what = RUNAWAYS[kind]
    start = time.monotonic()
    result = run(code)
    faults = judge(result, "snippets/topic/program.py")
    assert [fault.path for fault in faults] == ["snippets/topic/program.py"]
    assert what in faults[0].what
    assert faults[0].remedy
    assert time.monotonic() - start < 30
    assert run("print('next')").output == "next\n"


def test_one_that_kills_the_warmed_process_is_named(tmp_path: Path) -> None:
    killer, _ = make_snippet(
        "killer.py",
        "import os, time\nos.kill(os.getppid(), 9)\ntime.sleep(9)\n",
        "killer.py",
    )
    after, _ = make_snippet("after.py", "print('next')\n", "after.py")
    with Runner(tmp_path, at_once=1, walls=Wanted.NO) as bare:
        first, second = bare.run([Job(killer), Job(after)])
    (fault,) = judge(first, "x.py")
    assert "took the process that runs snippets with it" in fault.what
    assert second.output == "next\n"
