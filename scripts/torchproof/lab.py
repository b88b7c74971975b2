"""A lab: a notebook that measures, written as a program with `# %%` between cells.

The format is Jupytext's "percent", read strictly, with the line that each cell
begins on, which Jupytext does not keep and every fault needs.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from torchproof.faults import Fault
from torchproof.site import Site
from torchproof.symlinks import wrong_link
from torchproof.texts import NotText, read_program

FOLDER = "labs"
# What Colab and every Jupyter for PyTorch have; a lab asks for nothing else.
PACKAGES = ("torch", "numpy", "matplotlib")
# The command that its first cell gives to those who open the notebook.
INSTALL = re.compile(f"pip install(?: (?:{'|'.join(PACKAGES)}))+")
TAGS = ("setup", "task", "solution")
NAME = re.compile(r"[a-z][a-z0-9-]*\.py")
MARKER = re.compile(r"# %%(?P<text> \[markdown\])?(?: tags=(?P<tags>\[.*\]))?")
ALT = re.compile(r"# alt: *(?P<alt>.*)")


@dataclass(frozen=True)
class Cell:
    """A cell. `line` is the file's line that holds its first one, from 1.

    The source of a text cell is Markdown: its `# ` are gone, its columns are not
    those of the file, its lines are.
    """

    kind: Literal["code", "markdown"]
    source: str
    line: int
    tag: str | None = None

    @property
    def alt(self) -> str | None:
        """What its plot shows, in words: its first line says so if it draws one."""
        match = ALT.match(self.source)
        return match["alt"].strip() if match else None

    @property
    def claims(self) -> int:
        """How many assertions it makes."""
        return len(re.findall(r"^[ \t]*assert\b", self.source, re.MULTILINE))


@dataclass(frozen=True)
class Lab:
    """A lab by its file's path from the root, its name without ending, its text."""

    path: str
    name: str
    text: str
    cells: tuple[Cell, ...]

    @property
    def page(self) -> str:
        """The path of the page that is made of it, which no file in docs/ has."""
        return self.path.removesuffix(".py") + ".md"

    @property
    def code(self) -> list[Cell]:
        return [cell for cell in self.cells if cell.kind == "code"]

    @property
    def title(self) -> str:
        first = self.cells[0].source if self.cells else ""
        return first.partition("\n")[0].removeprefix("# ").strip() or self.name

    def fault(self, line: int, what: str, remedy: str) -> Fault:
        return Fault(self.path, line, what, remedy)


def read_lab(path: str, text: str) -> tuple[Lab, list[Fault]]:
    """Cut a lab's text into cells; `path` is its file's, from the root.

    Returns it and what is wrong with how it is cut.
    """
    lines = text.split("\n")
    starts = [n for n, line in enumerate(lines, 1) if line.startswith("# %%")]
    faults: list[Fault] = []
    if not starts or any(lines[: starts[0] - 1]):
        faults.append(
            Fault(path, 1, "begins outside a cell", "begin with `# %% [markdown]`")
        )
    cells: list[Cell] = []
    for start, end in zip(starts, [*starts[1:], len(lines) + 1], strict=True):
        cell, wrong = _read_cell(path, start, lines[start - 1 : end - 1])
        cells.append(cell)
        faults += wrong
    return Lab(path, Path(path).stem, text, tuple(cells)), faults


def _read_cell(path: str, start: int, lines: list[str]) -> tuple[Cell, list[Fault]]:
    """The cell whose marker is `lines[0]`, in the line `start`."""
    faults: list[Fault] = []
    marker = MARKER.fullmatch(lines[0].rstrip())
    if marker is None:
        remedy = 'write `# %%`, `# %% [markdown]`, or `# %% tags=["task"]`'
        faults.append(Fault(path, start, "opens a cell that is not known", remedy))
    tag = None
    if marker and marker["tags"]:
        tag = _tag(marker["tags"])
        if tag is None or marker["text"]:
            what = f"gives a cell tags that are not known ({marker['tags'][:60]})"
            remedy = f"give a code cell one of {', '.join(TAGS)}, or none"
            faults.append(Fault(path, start, what, remedy))
    body = lines[1:]
    while body and not body[-1].strip():
        body.pop()
    first = start + 1
    while body and not body[0].strip():
        body.pop(0)
        first += 1
    if not body:
        faults.append(Fault(path, start, "opens an empty cell", "fill or delete it"))
    if not (marker and marker["text"]):
        return Cell("code", "\n".join(body), first, tag), faults
    for number, line in enumerate(body, first):
        if line.rstrip() != "#" and not line.startswith("# "):
            what = "stands in a text cell without `# ` before it"
            remedy = "write `# ` there, or open a code cell"
            faults.append(Fault(path, number, what, remedy))
    return Cell("markdown", "\n".join(line[2:] for line in body), first), faults


def _tag(text: str) -> str | None:
    try:
        tags = json.loads(text)
    except ValueError:
        return None
    return next((tag for tag in TAGS if tags == [tag]), None)


def discover_labs(site: Site) -> tuple[list[Lab], list[Fault]]:
    """Every lab in docs/labs/, sorted; of one that can't be read, only the fault."""
    labs: list[Lab] = []
    faults: list[Fault] = []
    for path in sorted((site.docs / FOLDER).glob("*.py")):
        where = site.relative(path)
        if elsewhere := wrong_link(site, path, site.docs):
            faults.append(elsewhere)
            continue
        if not NAME.fullmatch(path.name):
            remedy = "use lower-case letters, digits and -, a letter first"
            faults.append(Fault(where, 1, "has a name that no lab has", remedy))
        if path.with_suffix(".md").exists():
            what = "is a lab and a page of one name"
            faults.append(Fault(where, 1, what, "rename one of them"))
        try:
            text = read_program(path)
        except NotText as error:
            faults.append(error.fault(where))
            continue
        lab, wrong = read_lab(where, text)
        labs.append(lab)
        faults += wrong
    return labs, faults
