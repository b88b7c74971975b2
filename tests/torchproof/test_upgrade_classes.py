"""What another torch prints gets the class that says how it differs."""

from __future__ import annotations

import pytest

from torchproof.run import Run
from torchproof.snippet import Snippet, make_snippet
from torchproof.upgrade_classes import Kind, Verdict, classify

PLAIN = "import torch\nprint(torch.ones(2))\n"
RAISES = "# raises: RuntimeError\nimport torch\ntorch.ones(2) @ torch.ones(3)\n"
WARNS = "# warns: UserWarning\nimport torch\ntorch.ones(2)\n"
MEASURED = "# measured: a time varies\nimport torch\nassert torch.ones(2).sum() == 2\n"
TRACEBACK = (
    'Traceback (most recent call last):\n  File "a.py", line 3, in <module>\n'
    "    torch.ones(2) @ torch.ones(3)\n"
)
WARNING = "a.py:3: UserWarning: this goes away\n  torch.ones(2)\n"


def program(code: str) -> Snippet:
    snippet, faults = make_snippet("training/adding/a.py", code, "a.py")
    assert not faults
    return snippet


def verdict(
    code: str,
    stored: str,
    printed: str,
    *,
    code_of_exit: int = 0,
    stopped: str | None = None,
    exact: bool = True,
    tables: tuple[str, str] | None = None,
) -> Verdict:
    saved = {"curve.csv": tables[1].encode()} if tables else {}
    run = Run(program(code), printed, code_of_exit, stopped, 0.1, None, saved)
    return classify(
        run,
        f"$ python a.py\n{stored}",
        tables={"curve.csv": tables[0]} if tables else {},
        exact=exact,
        releases=("2.13.0", "9.9.9"),
    )


@pytest.mark.parametrize(
    ("stored", "printed", "kind"),
    [
        ("tensor([1., 1.])\n", "tensor([1., 1.])\n", Kind.SAME),
        ("loss 0.1234\n", "loss 0.1235\n", Kind.OTHER_NUMBERS),
        ("loss 0.9\n", "loss 10.25\n", Kind.OTHER_NUMBERS),
        ("loss 0.9\n", "loss nan\n", Kind.OTHER_NUMBERS),
        ("[0.5, -1.0]\n", "[-0.5,  1.0]\n", Kind.OTHER_NUMBERS),
        ("1.5e-05\n", "2.0e+11\n", Kind.OTHER_NUMBERS),
        ("12 bytes\n", "16 bytes\n", Kind.OTHER_NUMBERS),
        ("1 2\n", "12\n", Kind.OTHER_TEXT),
        ("layer1 3\n", "layer2 3\n", Kind.OTHER_TEXT),
        ("on cpu\n", "on CPU\n", Kind.OTHER_TEXT),
        ("a\nb\n", "a\n", Kind.OTHER_TEXT),
        ("a\n", "", Kind.OTHER_TEXT),
        ("ValueError: two rows\n", "ValueError: 2 rows\n", Kind.OTHER_MESSAGE),
        ("ValueError: 2 rows\nb 1\n", "ValueError: 2 rows\nb 2\n", Kind.OTHER_NUMBERS),
        ("a\n", WARNING + "a\n", Kind.NEW_WARNING),
        ("loss 0.1\n", WARNING + "loss 0.2\n", Kind.NEW_WARNING),
        ("a\n", "[W<time> b.cpp:7] Warning: slow\na\n", Kind.NEW_WARNING),
        ("a\n", "torch/b.py:7: UserWarning: slow\n  b()\na\n", Kind.NEW_WARNING),
        ("[W<time> b.cpp:7] Warning: slow\na\n", "a\n", Kind.LOST_WARNING),
        ("[W<time> b.cpp:7] slow\n", "[W<time> b.cpp:9] late\n", Kind.OTHER_MESSAGE),
        ("[W<time> b.cpp:7] slow\n", "[W<time> b.cpp:9] slow\n", Kind.MOVED),
        ("(at aten/b.h:493.)\n", "(at aten/b.h:488.)\n", Kind.MOVED),
        ("torch/b.py:7: it\n", "torch/b.py:9: it\n", Kind.MOVED),
        (
            '  File "torch/b.py", line 7, in f\n',
            '  File "torch/b.py", line 9, in f\n',
            Kind.MOVED,
        ),
        ("it\n  ... library frames ...\n", "it\n", Kind.MOVED),
        ("torch/b.py:7: 0.5\n", "torch/b.py:9: 0.6\n", Kind.OTHER_NUMBERS),
        ("a.py:7: it\n", "a.py:9: it\n", Kind.OTHER_NUMBERS),
    ],
)
def test_an_output_that_ends_well(stored: str, printed: str, kind: Kind) -> None:
    found = verdict(PLAIN, stored, printed)
    assert found.kind is kind
    assert bool(found.diff) is (kind is not Kind.SAME)


@pytest.mark.parametrize(
    ("printed", "code_of_exit", "kind"),
    [
        (TRACEBACK + "RuntimeError: 2 and 3\n", 1, Kind.SAME),
        (TRACEBACK + "RuntimeError: sizes 2, 3\n", 1, Kind.OTHER_MESSAGE),
        (TRACEBACK + "RuntimeError: 2 and 4\n", 1, Kind.OTHER_MESSAGE),
        # The same line refuses in another exception's name.
        (TRACEBACK + "ValueError: 2 and 3\n", 1, Kind.OTHER_MESSAGE),
        (
            TRACEBACK.replace("line 3", "line 2") + "ImportError: gone\n",
            1,
            Kind.BROKE,
        ),
        ("", 0, Kind.STOPPED_RAISING),
        ("Segmentation fault\n", -11, Kind.BROKE),
    ],
)
def test_an_output_that_ends_in_an_error(
    printed: str, code_of_exit: int, kind: Kind
) -> None:
    stored = TRACEBACK + "RuntimeError: 2 and 3\n"
    found = verdict(RAISES, stored, printed, code_of_exit=code_of_exit)
    assert found.kind is kind


@pytest.mark.parametrize(
    ("printed", "kind"),
    [
        (WARNING, Kind.SAME),
        ("", Kind.LOST_WARNING),
        (WARNING * 2, Kind.NEW_WARNING),
        (WARNING.replace("this goes", "it went"), Kind.OTHER_MESSAGE),
        (WARNING.replace("UserWarning", "FutureWarning"), Kind.OTHER_MESSAGE),
    ],
)
def test_an_output_with_a_warning(printed: str, kind: Kind) -> None:
    assert verdict(WARNS, WARNING, printed).kind is kind


def test_an_error_where_none_was_is_graver_than_all_else() -> None:
    printed = WARNING + TRACEBACK + "RuntimeError: 2 and 3\n"
    found = verdict(PLAIN, "loss 0.1\n", printed, code_of_exit=1)
    assert found.kind is Kind.BROKE
    assert "RuntimeError: 2 and 3" in found.why


@pytest.mark.parametrize("limit", ["time", "memory", "output", "disk", "processes"])
def test_a_run_that_a_limit_ended_broke(limit: str) -> None:
    found = verdict(PLAIN, "a\n", "", code_of_exit=-9, stopped=limit)
    assert found.kind is Kind.BROKE and found.why


def test_of_a_measurement_only_its_assertion_is_tried() -> None:
    assert verdict(MEASURED, "0.5 s\n", "0.9 s\n").kind is Kind.ASSERTED
    failed = TRACEBACK + "AssertionError\n"
    assert verdict(MEASURED, "", failed, code_of_exit=1).kind is Kind.BROKE


def test_a_saved_table_counts_like_the_output() -> None:
    moved = verdict(PLAIN, "a\n", "a\n", tables=("x\n0.1\n", "x\n0.2\n"))
    assert moved.kind is Kind.OTHER_NUMBERS
    assert "training/adding/curve.csv" in moved.diff and "a.out" not in moved.diff
    held = verdict(PLAIN, "a\n", "a\n", tables=("x\n0.1\n", "x\n0.1\n"))
    assert held.kind is Kind.SAME


def test_other_hardware_may_round_the_last_digits_of_the_stored_outputs() -> None:
    assert verdict(PLAIN, "0.12345\n", "0.12346\n").kind is Kind.OTHER_NUMBERS
    assert verdict(PLAIN, "0.12345\n", "0.12346\n", exact=False).kind is Kind.SAME


def test_the_diff_names_both_releases() -> None:
    lines = verdict(PLAIN, "loss 0.1\n", "loss 0.2\n").diff.splitlines()
    assert lines[:2] == [
        "--- training/adding/a.out (torch 2.13.0)",
        "+++ training/adding/a.out (torch 9.9.9)",
    ]
    assert lines[-2:] == ["-loss 0.1", "+loss 0.2"]
