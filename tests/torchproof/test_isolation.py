"""A snippet sees what a reader's shell would give it, whatever ran before it."""

from __future__ import annotations

import secrets
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from torchproof.run import Run

RunCode = Callable[..., Run]

CHANGES = {
    "default dtype": (
        "import torch; torch.set_default_dtype(torch.float64)",
        "import torch; print(torch.ones(1).dtype)",
        "torch.float32\n",
    ),
    "deterministic flags": (
        "import torch; torch.use_deterministic_algorithms(True)",
        "import torch; print(torch.are_deterministic_algorithms_enabled())",
        "False\n",
    ),
    "gradient mode": (
        "import torch; torch.set_grad_enabled(False)",
        "import torch; print(torch.is_grad_enabled())",
        "True\n",
    ),
    "environment": (
        "import os; os.environ['LEFT'] = 'behind'",
        "import os; print(os.environ.get('LEFT'))",
        "None\n",
    ),
    "working folder": (
        "open('left', 'w').close()",
        "import os; print(sorted(os.listdir('.')))",
        "['program.py']\n",
    ),
    "module state": (
        "import json; json.left = 1",
        "import json; print(hasattr(json, 'left'))",
        "False\n",
    ),
    "print options": (
        "import torch; torch.set_printoptions(precision=1)",
        "import torch; print(torch.tensor(0.12345))",
        "tensor(0.1235)\n",
    ),
}


@pytest.mark.parametrize("kind", CHANGES)
def test_nothing_is_left_for_the_next_snippet(kind: str, run: RunCode) -> None:
    before, after, wanted = CHANGES[kind]
    assert run(before).exit_code == 0
    assert run(after).output == wanted


def test_it_is_main_with_its_own_name_and_folder(run: RunCode) -> None:
    result = run(
        "import sys, os\n"
        "print(__name__, sys.argv, os.path.basename(__file__))\n"
        "print(sys.path[0] == os.getcwd(), 'torchproof' in sys.modules)\n"
        "print(sys.stdin.read() == '', sys.flags.interactive)\n"
    )
    assert result.output == ("__main__ ['program.py'] program.py\nTrue False\nTrue 0\n")


@pytest.mark.parametrize(
    "draw",
    [
        "import torch; print(torch.rand(1))",
        "import random; print(random.random())",
        "import numpy; print(numpy.random.rand())",
    ],
)
def test_an_unseeded_number_never_looks_stable(draw: str, run: RunCode) -> None:
    assert len({run(draw).output for _ in range(3)}) == 3


def test_a_seeded_number_is_the_same_each_time(run: RunCode) -> None:
    code = "import torch; torch.manual_seed(0); print(torch.rand(2))"
    assert {run(code).output for _ in range(2)} == {"tensor([0.4963, 0.7682])\n"}


def test_nothing_of_this_process_is_inherited(
    run: RunCode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SECRET_OF_THE_SHELL", "1")
    result = run("import os; print('SECRET_OF_THE_SHELL' in os.environ)")
    assert result.output == "False\n"


def test_accelerators_are_hidden(run: RunCode) -> None:
    assert run("import torch; print(torch.cuda.is_available())").output == "False\n"


CRASHES = {
    "segmentation fault": ("import ctypes; ctypes.string_at(0)", -11),
    "killed by itself": ("import os; os.kill(os.getpid(), 9)", -9),
    "left by the back door": ("import os; os._exit(3)", 3),
    "exit with a code": ("raise SystemExit(4)", 4),
    "exit with a sentence": ("import sys; sys.exit('enough')", 1),
}


@pytest.mark.parametrize("kind", CRASHES)
def test_a_crash_ends_one_snippet_and_no_other(kind: str, run: RunCode) -> None:
    code, exit_code = CRASHES[kind]
    assert run(code).exit_code == exit_code
    assert run("print('next')").output == "next\n"


LEAVES = {
    "a process of its own session": "os.setsid(); time.sleep(60)",
    "a daemon that forked twice": (
        "if os.fork() == 0:\n    os.setsid()\n    if os.fork() == 0: time.sleep(60)"
    ),
    "one that holds the output and is deaf": (
        "import signal\nfor s in (1, 2, 15): signal.signal(s, signal.SIG_IGN)\n"
        "os.write(1, b'still here'); time.sleep(60)"
    ),
}


@pytest.mark.parametrize("kind", LEAVES)
def test_what_a_snippet_leaves_running_is_killed(kind: str, run: RunCode) -> None:
    token = secrets.token_hex(8)
    start = time.monotonic()
    result = run(
        "import subprocess, sys, time\n"
        f"code = {'import os, time' + chr(10) + LEAVES[kind]!r}\n"
        f"subprocess.Popen([sys.executable, '-c', code, {token!r}])\n"
        "time.sleep(0.5)\n"
        "print(' left')\n"
    )
    assert result.exit_code == 0
    assert result.output.endswith(" left\n")
    assert time.monotonic() - start < 30
    assert not is_running(token)


def is_running(token: str) -> bool:
    """Whether any process of this machine has the token in its command."""
    seen = 0
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            seen += 1
            if token.encode() in path.read_bytes():
                return True
    assert seen
    return False


def test_output_and_errors_come_in_the_order_of_a_terminal(run: RunCode) -> None:
    result = run(
        "import sys, os\n"
        "print('one')\nprint('two', file=sys.stderr)\nprint('three')\n"
        "sys.stdout.flush()\nos.system('echo four')\nprint('five')\n"
    )
    assert result.output == "one\ntwo\nthree\nfour\nfive\n"


def test_only_the_linked_files_lie_beside_it(run: RunCode, tmp_path: Path) -> None:
    data = tmp_path / "numbers.csv"
    data.write_text("1\n")
    code = "import os; print(sorted(os.listdir())); open('numbers.csv').read()"
    result = run(code, files={"numbers.csv": data})
    assert result.output == "['numbers.csv', 'program.py']\n"
    assert result.opened == frozenset({"numbers.csv"})
    assert result.artefacts == {}


def test_garbage_is_collected_before_it_is_inherited() -> None:
    """Or a child that collects it speaks of files that it never opened."""
    code = (
        "import gc, weakref\nfrom torchproof.as_main import leave_no_trace\n"
        "class Node: pass\ngc.disable()\nnode = Node()\nnode.self = node\n"
        "gone = weakref.ref(node)\ndel node\nassert gone() is not None\n"
        "leave_no_trace()\nassert gone() is None\nprint(gc.get_freeze_count() > 0)\n"
    )
    scripts = Path(__file__).parents[2] / "scripts"
    printed = subprocess.run(
        [sys.executable, "-c", code], cwd=scripts, capture_output=True, text=True
    )
    assert (printed.stdout, printed.stderr) == ("True\n", "")
