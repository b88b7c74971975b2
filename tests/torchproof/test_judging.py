"""A run is right only when it ended as its snippet declares."""

from __future__ import annotations

import pytest

from torchproof.judging import judge, raised_by, warned_by
from torchproof.run import Run
from torchproof.snippet import make_snippet

TRACEBACK = (
    'Traceback (most recent call last):\n  File "a.py", line 3, in <module>\n'
    "    f()\n{}\n"
)
CAUSE = "\nThe above exception was the direct cause of the following exception:\n\n"
DURING = "\nDuring handling of the above exception, another exception occurred:\n\n"
WARNED = "torch/loss.py:1: UserWarning: careful\n  return f()\n"


def error(last: str) -> str:
    return TRACEBACK.format(last)


def ranked(text: str) -> str:
    return "".join(f"[rank0]: {line}\n" for line in text.splitlines())


def told(
    directives: str, output: str, exit_code: int = 0, stopped: str | None = None
) -> list[str]:
    snippet, faults = make_snippet("s/a.py", f"{directives}import torch\n", "a.py")
    assert not faults
    run = Run(snippet, output, exit_code, stopped, 1.0, frozenset(), {})
    return [f"{fault.line}: {fault.what}" for fault in judge(run, "s/a.py")]


@pytest.mark.parametrize(
    ("directives", "output", "exit_code"),
    [
        ("", "fine\n", 0),
        ("", "", 0),
        ("# raises: ValueError\n", error("ValueError: no"), 1),
        ("# raises: ValueError\n", error("ValueError"), 1),
        ("# raises: ValueError\n", error("ValueError: no\nmore"), 1),
        ("# raises: torch.cuda.OutOfMemoryError\n",
         error("torch.OutOfMemoryError: a"), 1),
        ("# raises: ValueError\n",
         error("KeyError: 1") + CAUSE + error("ValueError"), 1),
        ("# raises: ValueError\n",
         error("KeyError: 1") + DURING + error("ValueError"), 1),
        ("# raises: ValueError\n", ranked(error("ValueError: no")), 1),
        ("# warns: UserWarning\n", WARNED, 0),
        ("# warns: UserWarning, FutureWarning\n",
         WARNED + "a.py:2: FutureWarning: soon\n", 0),
        # A caught error may be shown; what counts is how it ended.
        ("", error("ValueError: caught"), 0),
    ],
)  # fmt: skip
def test_a_run_that_ended_as_declared_is_right(
    directives: str, output: str, exit_code: int
) -> None:
    assert told(directives, output, exit_code) == []


@pytest.mark.parametrize(
    ("directives", "output", "exit_code", "wanted"),
    [
        ("", error("ValueError: no"), 1, "3: ended in ValueError: no"),
        ("", "bye\n", 3, "1: ended with exit code 3, after 'bye'"),
        ("", "", -11, "1: was killed by signal 11"),
        ("# raises: ValueError\n", "fine\n", 0,
         "1: declares `# raises: ValueError` but ran to its end"),
        ("# raises: ValueError\n", error("KeyError: 1"), 1,
         "3: declares `# raises: ValueError` but ended in KeyError: 1"),
        ("# raises: KeyError\n", error("KeyError: 1") + CAUSE + error("ValueError"), 1,
         "3: declares `# raises: KeyError` but ended in ValueError"),
        ("# raises: KeyError\n", error("KeyError: 1") + DURING + error("ValueError"), 1,
         "3: declares `# raises: KeyError` but ended in ValueError"),
        ("# raises: ValueError\n", "KeyError\n", 2,
         "1: declares `# raises: ValueError` but ended in exit code 2"),
        ("", WARNED, 0, "1: prints a UserWarning that it does not declare"),
        ("# warns: FutureWarning\n", "", 0,
         "1: declares `# warns: FutureWarning` but prints none"),
    ],
)  # fmt: skip
def test_a_run_that_ended_otherwise_is_a_fault(
    directives: str, output: str, exit_code: int, wanted: str
) -> None:
    assert told(directives, output, exit_code) == [wanted]


def test_warnings_are_judged_of_a_run_that_raises_too() -> None:
    output = WARNED + error("ValueError: no")
    assert told("# raises: ValueError\n", output, 1) == [
        "1: prints a UserWarning that it does not declare"
    ]


@pytest.mark.parametrize(
    ("stopped", "what"),
    [
        ("time", "ran longer than 60 s"),
        ("output", "printed more than 1 MB"),
        ("processes", "had more than 64 processes"),
        ("memory", "took more than 2048 MB of memory"),
        ("disk", "wrote more than 256 MB"),
        ("machine", "took the process that runs snippets with it"),
    ],
)
def test_each_limit_ends_in_one_fault_that_names_it(stopped: str, what: str) -> None:
    assert told("# raises: ValueError\n", "", -9, stopped) == [f"1: {what}"]


def test_what_an_output_raised_and_warned_of() -> None:
    output = error("ValueError: no") + "then\n" + error("torch.OutOfMemoryError: a")
    assert raised_by(output) == ["ValueError: no", "torch.OutOfMemoryError: a"]
    assert raised_by("ValueError: only said\n") == []
    assert warned_by(WARNED) == {"UserWarning"}
    assert warned_by("[rank0]: a.py:1: FutureWarning: b\n") == {"FutureWarning"}
    assert warned_by("UserWarning: only said\n") == set()
