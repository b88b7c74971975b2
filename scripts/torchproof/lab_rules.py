"""What a lab must be before it is run: its parts, its tasks, its imports, its words."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator

from torchproof.faults import Fault
from torchproof.lab import PACKAGES, Cell, Lab

PARTS = ("Predict first", "Measure", "Answer", "Change this", "Where to read on")
TASKS = (1, 2, 3)
HEADING = re.compile(r"(#{1,6}) (.*)")
FENCE = re.compile(r"[ \t]*(```+|~~~+)[ \t]*(\{?[ \t]*\.?)(?P<language>\w*)")
TASK = re.compile(r"Task ([1-9]):")


def check_lab(lab: Lab) -> list[Fault]:
    """Everything that is wrong with a lab as it is written."""
    faults = [*_parts(lab), *_tasks(lab)]
    if not any(cell.claims for cell in lab.code):
        remedy = "assert what its answer says, with a margin"
        faults.append(lab.fault(1, "asserts nothing", remedy))
    for cell in lab.cells:
        if cell.kind == "code":
            faults += [*_code(lab, cell), *_alt(lab, cell)]
        else:
            faults += _text(lab, cell)
    return faults


def headings(lab: Lab) -> Iterator[tuple[int, str, int]]:
    """Each heading of the text cells: its level, its text, its line."""
    for cell in lab.cells:
        fenced = False
        for number, line in enumerate(cell.source.split("\n"), cell.line):
            fenced = fenced != bool(FENCE.match(line))
            found = HEADING.match(line)
            if cell.kind == "markdown" and found and not fenced:
                yield len(found[1]), found[2].strip(), number


def _parts(lab: Lab) -> Iterator[Fault]:
    found = list(headings(lab))
    first = lab.cells[0] if lab.cells else None
    titled = first and first.kind == "markdown" and first.source.startswith("# ")
    if not titled or [level for level, _, _ in found].count(1) != 1:
        remedy = "begin with a text cell that begins with `# # Title`, the only one"
        yield lab.fault(1, "does not begin with its one title", remedy)
    at = {text: line for level, text, line in found if level == 2}
    for part in PARTS:
        if part not in at:
            remedy = f"write `# ## {part}`; the order is {', '.join(PARTS)}"
            yield lab.fault(1, f"has no part `{part}`", remedy)
    lines = [at[part] for part in PARTS if part in at]
    if lines != sorted(lines):
        remedy = f"put them in the order {', '.join(PARTS)}"
        yield lab.fault(lines[0], "has its parts in another order", remedy)


def _tasks(lab: Lab) -> Iterator[Fault]:
    named = [
        int(match[1])
        for level, text, _ in headings(lab)
        if level == 3 and (match := TASK.match(text))
    ]
    if named != list(TASKS):
        what = f"has tasks {named or 'of no number'} instead of {list(TASKS)}"
        yield lab.fault(1, what, "write `# ### Task 1: what to change`, and so on")
    tags = [cell.tag for cell in lab.code if cell.tag in ("task", "solution")]
    if tags != ["task", "solution"] * len(TASKS):
        what = f"has {tags.count('task')} task and {tags.count('solution')} solution"
        remedy = "give each task a `task` cell, and below it a `solution` cell"
        yield lab.fault(1, f"{what} cells, or not in turns", remedy)


def _code(lab: Lab, cell: Cell) -> Iterator[Fault]:
    try:
        tree = ast.parse(cell.source)
    except SyntaxError as error:
        line = cell.line + (error.lineno or 1) - 1
        what = f"is no Python ({error.msg})"
        yield lab.fault(line, what, "write what `python` runs: no `%` or `!` lines")
        return
    for node in ast.walk(tree):
        line = cell.line + getattr(node, "lineno", 1) - 1
        for name in _imported(node):
            top = name.partition(".")[0]
            if top not in PACKAGES and top not in sys.stdlib_module_names:
                remedy = f"use {', '.join(PACKAGES)} and what comes with Python"
                yield lab.fault(line, f"imports {name or 'a file beside it'}", remedy)


def _imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [(node.module or "") if node.level == 0 else ""]
    return []


def _alt(lab: Lab, cell: Cell) -> Iterator[Fault]:
    if cell.alt == "":
        yield lab.fault(cell.line, "has an empty `# alt:`", "say what the plot shows")
    for number, line in enumerate(cell.source.split("\n")[1:], cell.line + 1):
        if line.startswith("# alt:"):
            remedy = "put it first in its cell; a cell draws one plot"
            yield lab.fault(number, "has its `# alt:` below code", remedy)


def _text(lab: Lab, cell: Cell) -> Iterator[Fault]:
    inside = False
    for number, line in enumerate(cell.source.split("\n"), cell.line):
        fence = FENCE.match(line)
        if fence and not inside and fence["language"].startswith(("py", "ipy")):
            what = "shows Python in a text cell, where nobody runs it"
            yield lab.fault(number, what, "make it a code cell")
        inside = inside != bool(fence)
