"""Edits of the tiny site's programs, one at a time, and what the proof must say."""

from __future__ import annotations

from dataclasses import dataclass

TOPIC = "snippets/basics/every_feature"
PAGE = "docs/basics/every-feature.md"


@dataclass(frozen=True)
class Edit:
    """A change of one file of the tiny site, and what the proof must say of it.

    `new` None deletes the file; `said` must stand in one fault.
    """

    kind: str
    path: str
    old: str
    new: str | None
    said: str


def snippet(kind: str, name: str, old: str, new: str | None, said: str) -> Edit:
    return Edit(f"program, {kind}", f"{TOPIC}/{name}", old, new, said)


PROGRAMS = [
    snippet(
        "broken", "first_sum.py", "print(total)", "print(totl)", "ended in NameError"
    ),
    snippet(
        "does not parse", "first_sum.py", "print(total)", "print(total", "SyntaxError"
    ),
    snippet(
        "exits with 3",
        "first_sum.py",
        "print(total)",
        "raise SystemExit(3)",
        "ended with exit code 3",
    ),
    snippet(
        "kills itself",
        "first_sum.py",
        "print(total)",
        "import os; os.kill(os.getpid(), 9)",
        "signal 9",
    ),
    snippet(
        "cause of `raises` gone",
        "inner_sizes_differ.py",
        "(4, 5)",
        "(3, 5)",
        "ran to its end",
    ),
    snippet(
        "raises another",
        "inner_sizes_differ.py",
        "features @ weight",
        "raise ValueError(1)",
        "ended in ValueError",
    ),
    snippet(
        "raises another from it",
        "inner_sizes_differ.py",
        "features @ weight",
        "try:\n    features @ weight\n"
        "except RuntimeError as error:\n    raise ValueError(1) from error",
        "ended in ValueError",
    ),
    snippet(
        "`raises` undeclared",
        "inner_sizes_differ.py",
        "# raises: RuntimeError\n",
        "",
        "ended in RuntimeError",
    ),
    snippet(
        "warns too",
        "first_sum.py",
        "print(total)",
        "import warnings; warnings.warn('!')",
        "prints a UserWarning",
    ),
    snippet(
        "warning undeclared",
        "target_has_other_shape.py",
        "# warns: UserWarning\n",
        "",
        "prints a UserWarning",
    ),
    snippet(
        "cause of `warns` gone",
        "target_has_other_shape.py",
        "tensor([0.0, 2.0])",
        "zeros(2, 1)",
        "but prints none",
    ),
    snippet(
        "unseeded",
        "first_sum.py",
        "torch.manual_seed(0)\n",
        "",
        "where the run printed",
    ),
    snippet(
        "another seed",
        "first_sum.py",
        "manual_seed(0)",
        "manual_seed(1)",
        "where the run printed",
    ),
    snippet(
        "prints more",
        "first_sum.py",
        "print(total)",
        "print(total, total)",
        "where the run printed",
    ),
    snippet(
        "plots other data",
        "line_drawn.py",
        "(steps, losses)\n",
        "(steps, 2 * losses)\n",
        "where the run printed",
    ),
    snippet(
        "saves another plot",
        "line_drawn.py",
        "line_drawn.svg",
        "other.svg",
        "other.svg",
    ),
    snippet(
        "saves no data",
        "line_drawn.py",
        '"line_drawn.csv", "w"',
        '"/dev/null", "w"',
        "is made by no program",
    ),
    snippet(
        "recorded, edited",
        "recorded_on_gpu.py",
        "ones(3",
        "ones(4",
        "after its GPU output was recorded",
    ),
    snippet(
        "measured, edited",
        "sum_takes_time.py",
        "range(20)",
        "range(21)",
        "or was changed after it",
    ),
    snippet(
        "measured, claim broken",
        "sum_takes_time.py",
        "ratio > 2",
        "ratio > 1e9",
        "ended in AssertionError",
    ),
    snippet("data edited", "heights.csv", "2.0", "3.0", "where the run printed"),
    snippet("output gone", "first_sum.out", "", None, "does not exist"),
    snippet(
        "output of a quiz gone", "quiz_slice_is_a_view.out", "", None, "is missing"
    ),
    snippet(
        "measured output gone", "sum_takes_time.out", "", None, "is not what was kept"
    ),
    snippet(
        "recording gone", "recorded_on_gpu.cuda.out", "", None, "is not what was kept"
    ),
    snippet("plot gone", "line_drawn.svg", "", None, "line_drawn.svg"),
    snippet("plot's data gone", "line_drawn.csv", "", None, "line_drawn.csv"),
    Edit(
        "recordings, a hash gone",
        "snippets/recordings.toml",
        '"sum_takes_time.out" =',
        '"sum.out" =',
        "is not what was kept",
    ),
    Edit(
        "recordings, a provenance gone",
        "snippets/recordings.toml",
        'driver = "1.0"\n',
        "",
        "record it again",
    ),
]
