"""What two honest runs may differ in is taken out; everything else stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from torchproof import normalise as module
from torchproof.normalise import normalise

LIBRARY = "/venv/lib/python3.11/site-packages/torch"

GOLDEN: dict[str, tuple[str, str]] = {
    "plain text stays": ("a b\n\n  c \t d\n", "a b\n\n  c \t d\n"),
    "the last line is ended": ("a", "a\n"),
    "empty lines at the end go": ("a\n\n\n", "a\n"),
    "nothing is nothing": ("\n", ""),
    "line ends of Windows": ("a\r\nb\r\n", "a\nb\n"),
    "an address": ("<f at 0x7f3a1b2c4d5e>\n", "<f at 0x...>\n"),
    "a short number in hexadecimal stays": ("0xff 0x1234\n", "0xff 0x1234\n"),
    "a clock": ("on 2026-11-30 12:01:02,123 it ran\n", "on <time> it ran\n"),
    "a clock with a T": ("2026-11-30T12:01:02.5\n", "<time>\n"),
    "a date alone stays": ("2026-11-30\n", "2026-11-30\n"),
    "torch's log": (
        "[W1130 12:00:01.123456789 socket.cpp:1] no\n",
        "[W<time> socket.cpp:1] no\n",
    ),
    "torchrun's log": (
        "E1130 12:00:01.123000 4711 torch/distributed/run.py:1] failed\n",
        "E<time> torch/distributed/run.py:1] failed\n",
    ),
    "torchrun's notice about threads": (
        "W1130 12:00:01.123000 4711 torch/distributed/run.py:874] \n"
        "W1130 12:00:01.123000 4711 torch/distributed/run.py:874] **********\n"
        "W1130 12:00:01.123000 4711 torch/distributed/run.py:874] Setting "
        "OMP_NUM_THREADS environment variable for each process to be 1\n"
        "W1130 12:00:01.123000 4711 torch/distributed/run.py:874] **********\n"
        "W1130 12:00:01.123000 4711 torch/distributed/run.py:874] another\n",
        "W<time> torch/distributed/run.py:874] another\n",
    ),
    "torchrun's notice about threads, without a prefix": (
        "\n*****************\nSetting OMP_NUM_THREADS environment variable for "
        "each process to be 1 in default\n*****************\nrank 0\n",
        "rank 0\n",
    ),
    "the build of torch": ("2.13.0+cpu and 2.13.0+cu130\n", "2.13.0 and 2.13.0\n"),
    "an addition stays": ("1.5+cpu\n", "1.5+cpu\n"),
    "a progress bar": ("10%\r50%\r100%\ndone\n", "100%\ndone\n"),
    "a bar that ends its line": ("10%\r100%\r\n", "100%\n"),
    "control characters": ("\x1b[31mred\x00\n", "\\x1b[31mred\\x00\n"),
    "control characters of the other kind": ("\x9b31m\x85\n", "\\x9b31m\\x85\n"),
    "what turns the text": ("a\u202eb\u2067c\n", "a\\u202eb\\u2067c\n"),
    "line ends that few know": ("a\u2028b\u2029c\n", "a\\u2028b\\u2029c\n"),
    "signs of no width": ("a\u200bb\ufeffc\n", "a\\u200bb\\ufeffc\n"),
    "markup stays text": ("<script>x</script>\n", "<script>x</script>\n"),
    "a library's path": (
        f"{LIBRARY}/nn/loss.py:1: UserWarning: careful\n",
        "torch/nn/loss.py:1: UserWarning: careful\n",
    ),
    "Python's own path": (
        'File "/usr/lib/python3.11/runpy.py", line 1\n',
        'File "python/runpy.py", line 1\n',
    ),
    "the folder torch was built in": (
        "at /home/ci/pytorch/aten/src/ATen/Copy.cpp:7\n",
        "at aten/src/ATen/Copy.cpp:7\n",
    ),
    "the folder of generated sources": (
        "at /__w/pytorch/pytorch/build/aten/src/ATen/core/TensorBody.h:493.)\n",
        "at aten/src/ATen/core/TensorBody.h:493.)\n",
    ),
    "a traceback of the program alone": (
        "Traceback (most recent call last):\n"
        '  File "a.py", line 3, in <module>\n'
        "    f(1)\n"
        '  File "a.py", line 1, in f\n'
        "    raise ValueError(x)\n"
        "ValueError: 1\n",
        "Traceback (most recent call last):\n"
        '  File "a.py", line 3, in <module>\n'
        "    f(1)\n"
        '  File "a.py", line 1, in f\n'
        "    raise ValueError(x)\n"
        "ValueError: 1\n",
    ),
    "frames of libraries are one line": (
        "Traceback (most recent call last):\n"
        '  File "a.py", line 3, in <module>\n'
        "    model(x)\n"
        f'  File "{LIBRARY}/module.py", line 1, in call\n'
        "    return self.forward(x)\n"
        f'  File "{LIBRARY}/linear.py", line 2, in forward\n'
        "    return F.linear(x)\n"
        "           ^^^^^^^^^^^\n"
        "RuntimeError: sizes\nmore of it\n",
        "Traceback (most recent call last):\n"
        '  File "a.py", line 3, in <module>\n'
        "    model(x)\n"
        "  ... library frames ...\n"
        "RuntimeError: sizes\nmore of it\n",
    ),
    "carets of Python 3.11": (
        "Traceback (most recent call last):\n"
        '  File "a.py", line 3, in <module>\n'
        "    f(1) + g(2)\n"
        "           ~^~~\n"
        "TypeError: no\n",
        "Traceback (most recent call last):\n"
        '  File "a.py", line 3, in <module>\n'
        "    f(1) + g(2)\n"
        "TypeError: no\n",
    ),
    "long statements of Python 3.13": (
        "Traceback (most recent call last):\n"
        '  File "a.py", line 3, in <module>\n'
        "    total = f(\n"
        "        first,\n"
        "        second,\n"
        "    )\n"
        "TypeError: no\n",
        "Traceback (most recent call last):\n"
        '  File "a.py", line 3, in <module>\n'
        "    total = f(\n"
        "TypeError: no\n",
    ),
    "chained tracebacks": (
        "Traceback (most recent call last):\n"
        '  File "a.py", line 2, in <module>\n'
        "    1 / 0\n"
        "    ~~^~~\n"
        "ZeroDivisionError: division by zero\n"
        "\n"
        "The above exception was the direct cause of the following exception:\n"
        "\n"
        "Traceback (most recent call last):\n"
        '  File "a.py", line 4, in <module>\n'
        "    raise ValueError from error\n"
        "ValueError\n",
        "Traceback (most recent call last):\n"
        '  File "a.py", line 2, in <module>\n'
        "    1 / 0\n"
        "ZeroDivisionError: division by zero\n"
        "\n"
        "The above exception was the direct cause of the following exception:\n"
        "\n"
        "Traceback (most recent call last):\n"
        '  File "a.py", line 4, in <module>\n'
        "    raise ValueError from error\n"
        "ValueError\n",
    ),
    "a rank's traceback": (
        "[rank1]: Traceback (most recent call last):\n"
        '[rank1]:   File "a.py", line 2, in <module>\n'
        "[rank1]:     work()\n"
        "[rank1]:     ^^^^^^\n"
        f'[rank1]:   File "{LIBRARY}/c10d.py", line 9, in work\n'
        "[rank1]:     inner()\n"
        "[rank1]: RuntimeError: no\n",
        "[rank1]: Traceback (most recent call last):\n"
        '[rank1]:   File "a.py", line 2, in <module>\n'
        "[rank1]:     work()\n"
        "[rank1]:   ... library frames ...\n"
        "[rank1]: RuntimeError: no\n",
    ),
    "what only looks like a traceback stays": (
        "  ^^^^\n    indented\n", "  ^^^^\n    indented\n",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", GOLDEN)
def test_what_is_taken_out(what: str) -> None:
    raw, wanted = GOLDEN[what]
    assert normalise(raw) == wanted
    assert normalise(raw.encode()) == wanted


@pytest.mark.parametrize("what", GOLDEN)
def test_a_second_time_changes_nothing(what: str) -> None:
    once = normalise(GOLDEN[what][0])
    assert normalise(once) == once


def test_bytes_that_are_no_text_are_shown_as_such() -> None:
    assert normalise(b"\xff\n") == "\\xff\n"


def test_the_working_folder_is_not_named(tmp_path: Path) -> None:
    raw = f'File "{tmp_path}/a.py"\nin {tmp_path} ok\n'
    assert normalise(raw, tmp_path) == 'File "a.py"\nin . ok\n'


def test_no_pattern_is_tried_on_a_line_without_its_sign() -> None:
    """A path pattern that looks for its start everywhere takes hours on such a line."""
    for sign, pattern, _ in module._PATTERNS:
        found = [raw for raw, _ in GOLDEN.values() for _ in pattern.finditer(raw)]
        assert found, f"no example of {sign}"
        assert all(sign in raw for raw in found)
    long = "x" * 1_000_000 + "\n"
    assert normalise(long) == long
