"""What a lab put out, and its page must not show, is a fault of its cell."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from torchproof.lab_judging import MOST_TEXT, judge_lab
from torchproof.lab_notebook import Raised, Shown, read_executed
from torchproof.labs import Executed

SETUP, SUMS, PLOT, STARTER, SOLUTION = range(5)
Change = Callable[[Shown], Shown]
WRONG: dict[str, tuple[int, Change, str]] = {
    "a warning": (
        SUMS,
        lambda one: replace(one, errors="lab.py:3: UserWarning: no\n  x\n"),
        "writes to stderr",
    ),
    "a book": (
        SUMS,
        lambda one: replace(one, text="x" * (MOST_TEXT + 1)),
        "prints 20,001 characters",
    ),
    "a picture of another kind": (
        SUMS,
        lambda one: replace(one, other=("image/png", "text/plain")),
        "puts out image/png, text/plain, which no page shows",
    ),
    "a plot without words": (
        SUMS,
        lambda one: replace(one, plots=("<svg/>",)),
        "draws a plot without a text for it",
    ),
    "words without a plot": (
        PLOT,
        lambda one: replace(one, plots=()),
        "has an `# alt:` and draws nothing",
    ),
    "two plots": (PLOT, lambda one: replace(one, plots=one.plots * 2), "draws 2 plots"),
    "a plot that acts": (
        PLOT,
        lambda one: replace(one, plots=("<svg><script>1</script></svg>",)),
        "draws a plot that holds <script>",
    ),
    "a starter that passes": (
        STARTER,
        lambda one: replace(one, text="Task 1: right.\n"),
        "is the task cell of task 1 and says ['Task 1: right.']",
    ),
    "a solution that fails": (
        SOLUTION,
        lambda one: replace(one, text="Task 1: not yet. Look again.\n"),
        "is the solution cell of task 1 and says",
    ),
    "a check that is silent": (
        SOLUTION,
        lambda one: replace(one, text=""),
        "is the solution cell of task 1 and says nothing",
    ),
    "an exception": (
        SUMS,
        lambda one: replace(one, raised=Raised("KeyError", "'x'", "")),
        "ended in KeyError: 'x'",
    ),
}


def test_a_good_run_has_no_fault(executed: Executed) -> None:
    assert judge_lab(executed.lab, executed.shown) == []


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_said_of_its_cell(name: str, executed: Executed) -> None:
    at, change, said = WRONG[name]
    shown = list(executed.shown)
    shown[at] = change(shown[at])
    faults = judge_lab(executed.lab, tuple(shown))
    assert faults
    assert said in faults[0].what
    assert {fault.line for fault in faults} == {executed.lab.code[at].line}


@pytest.mark.parametrize(
    "forged",
    [b"", b"[]", b"{}", b'{"cells": 1}', b'{"cells": [{}]}', b"[" * 100_000,
     b'{"cells": []}', b'{"cells": [{"cell_type": "code", "outputs": 1}]}'],
)  # fmt: skip
def test_what_is_no_notebook_of_the_lab_is_none(
    forged: bytes, executed: Executed
) -> None:
    assert read_executed(forged, executed.lab) is None
