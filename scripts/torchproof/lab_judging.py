"""Did an executed lab do what it promises? Each failing is a fault with its line."""

from __future__ import annotations

import re
from collections.abc import Iterator

from torchproof.checks.drawings import svg_faults
from torchproof.faults import Fault
from torchproof.lab import Cell, Lab
from torchproof.lab_notebook import Raised, Shown
from torchproof.lab_rules import TASKS

STARTER, SOLVED = "Task {}: not yet.", "Task {}: right."
MOST_TEXT = 20_000
_COLOUR = re.compile(r"\x1b\[[0-9;]*m")
_FRAME = re.compile(r"^Cell In\[(\d+)\], line (\d+)|^ *File .*<ipython-input-(\d+)",
                    re.MULTILINE)  # fmt: skip


def judge_lab(lab: Lab, shown: tuple[Shown, ...]) -> list[Fault]:
    """What is wrong with what the code cells put out, `shown` in their order."""
    faults: list[Fault] = []
    for cell, one in zip(lab.code, shown, strict=True):
        if one.raised:
            # Below it nothing ran, and what a cell lacks has this one cause.
            return [*faults, raised_fault(lab, cell, one.raised)]
        faults += _wrong_output(lab, cell, one)
    return faults + list(_wrong_tasks(lab, shown))


def raised_fault(lab: Lab, cell: Cell, raised: Raised) -> Fault:
    """The fault of a cell that ended in an exception, with the line that raised."""
    message = " ".join(f"{raised.name}: {raised.message}".split()).rstrip(": ")
    line = _line(lab, cell, raised)
    shown = message if len(message) <= 160 else message[:157] + "..."
    return lab.fault(line, f"ended in {shown}", "mend it; a lab's cells raise nothing")


def _line(lab: Lab, cell: Cell, raised: Raised) -> int:
    """The file's line of the last frame that is the lab's own."""
    frames = _FRAME.findall(_COLOUR.sub("", raised.traceback))
    for number, line, _ in reversed(frames):
        if number and 0 < int(number) <= len(lab.code):
            return lab.code[int(number) - 1].line + int(line) - 1
    return cell.line


def _wrong_output(lab: Lab, cell: Cell, one: Shown) -> Iterator[Fault]:
    if one.errors:
        what = f"writes to stderr: {one.errors.strip().splitlines()[-1][:120]!r}"
        yield lab.fault(cell.line, what, "mend the cause; a lab warns of nothing")
    if len(one.text) > MOST_TEXT:
        what = f"prints {len(one.text):,} characters"
        yield lab.fault(cell.line, what, f"print less: {MOST_TEXT:,} at most")
    if one.other:
        what = f"puts out {', '.join(one.other)[:80]}, which no page shows"
        yield lab.fault(cell.line, what, "print text, or draw with pyplot")
    if len(one.plots) > 1:
        yield lab.fault(cell.line, f"draws {len(one.plots)} plots", "draw one a cell")
    if one.plots and not cell.alt:
        remedy = "say what it shows in the cell's first line: `# alt: ...`"
        yield lab.fault(cell.line, "draws a plot without a text for it", remedy)
    if cell.alt and not one.plots:
        remedy = "end it with `plt.show()`, or take the line away"
        yield lab.fault(cell.line, "has an `# alt:` and draws nothing", remedy)
    for plot in one.plots:
        for fault in svg_faults(lab.path, plot.encode()):
            yield lab.fault(cell.line, f"draws a plot that {fault.what}", fault.remedy)


def _wrong_tasks(lab: Lab, shown: tuple[Shown, ...]) -> Iterator[Fault]:
    """Each starter must fail its check, and the solution below it pass that."""
    for tag, wanted in (("task", STARTER), ("solution", SOLVED)):
        cells = [
            (cell, one)
            for cell, one in zip(lab.code, shown, strict=True)
            if cell.tag == tag
        ]
        for number, (cell, one) in zip(TASKS, cells, strict=False):
            line = wanted.format(number)
            said = [text for text in one.text.split("\n") if text.startswith("Task ")]
            if len(said) != 1 or not said[0].startswith(line):
                what = (
                    f"is the {tag} cell of task {number} and says {said or 'nothing'}"
                )
                remedy = f"its check must print one line that begins `{line}`"
                yield lab.fault(cell.line, what[:200], remedy)
