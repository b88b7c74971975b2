"""The page of a lab: its cells as Markdown, what they put out, where that is from.

Plain Markdown as every page is, so that a lab looks, is searched and is checked like
one; lines know which line of the lab's file they come from.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace
from pathlib import PurePosixPath

from torchproof.blocks import collected_blocks
from torchproof.faults import Fault
from torchproof.fences import fences_of, scan
from torchproof.front_matter import MARKUP
from torchproof.headings import explicit_ids, plain_text, read_headings
from torchproof.includes import Line
from torchproof.lab import Cell, Lab
from torchproof.lab_notebook import Shown
from torchproof.marks import Mark, pair
from torchproof.page import Page
from torchproof.pictures import size_attributes

# Of lines that the build wrote: nobody's words, and links to what it makes.
MADE = "generated/lab"
SETUP = "Setup: imports and plot style"
CHECK = "How it is checked"
SOLUTION = "One solution"
LONGEST_DESCRIPTION = 155
_IMPORT = re.compile(r"^(?:import|from) ", re.MULTILINE)
_BACKTICKS = re.compile("`+")
_SENTENCE = re.compile(r".+?[.?!](?=\s|$)", re.DOTALL)


@dataclass(frozen=True)
class LabPage:
    """A lab's page, the plots that it shows by their path below docs/, and faults."""

    page: Page
    plots: dict[str, bytes]
    faults: list[Fault]


def lab_page(
    lab: Lab, shown: tuple[Shown, ...], notes: list[str], *, whole: bool = True
) -> LabPage:
    """Make the page; `notes` are lines that stand under its title.

    Without outputs (`shown` empty) the cells stand alone. It is not `whole` where
    it isn't what the lab would show now.
    """
    writer = _Writer(lab)
    writer.front_matter()
    code = 0
    for number, cell in enumerate(lab.cells):
        if cell.kind == "markdown":
            writer.text(cell, notes if number == 0 else [])
        else:
            code += 1
            writer.code(cell, code, shown[code - 1] if shown else Shown())
    page, faults = _page(lab, writer.lines, writer.body)
    return LabPage(replace(page, whole=whole), writer.plots, faults)


class _Writer:
    """Writes lines; `at` is the lab's line that they belong to."""

    def __init__(self, lab: Lab) -> None:
        self.lines: list[Line] = []
        self.plots: dict[str, bytes] = {}
        self.body = 0
        self._lab = lab

    def _add(self, text: str, at: int, key: str | None = None) -> None:
        self.lines.append(Line(text, self._lab.path, at, key, at))

    def _made(self, at: int, *texts: str) -> None:
        for text in texts:
            self._add(text, at, MADE)

    def front_matter(self) -> None:
        described = _description(self._lab)
        if described:
            self._made(1, "---", f"description: {json.dumps(described)}", "---", "")
        self.body = len(self.lines)

    def text(self, cell: Cell, notes: list[str]) -> None:
        for number, line in enumerate(cell.source.split("\n"), cell.line):
            # Jupyter shows what is inside as it is; Python-Markdown must be told.
            self._add(line.replace("<details>", "<details markdown>"), number)
            if notes and line.startswith("# "):
                self._made(number, "", *notes)
                notes = []
        self._made(cell.line, "")

    def code(self, cell: Cell, number: int, one: Shown) -> None:
        setup = SETUP if _IMPORT.search(cell.source) else CHECK
        folded = {"setup": setup, "solution": SOLUTION}.get(cell.tag or "")
        at = cell.line
        if folded:
            self._made(at, "<details markdown>", f"<summary>{folded}</summary>", "")
        lines = list(enumerate(cell.source.split("\n"), at))
        lines = lines[1:] if cell.alt is not None else lines
        self._fence("python", lines)
        if one.text:
            self._made(at, Mark.EXPECTED.value, "")
            self._fence("console", [(at, t) for t in one.text[:-1].split("\n")])
        for plot in one.plots[:1]:
            name = f"plot_{number}.svg"
            folder = PurePosixPath(self._lab.page).parent.name
            self.plots[f"{folder}/{self._lab.name}/{name}"] = plot.encode()
            alt = re.sub(r"([\\\[\]*_`<>])", r"\\\1", cell.alt or "")
            way = f"{self._lab.name}/{name}"
            size = size_attributes(plot)
            self._made(at, f"![{alt}]({way}){{ .lab-plot loading=lazy {size} }}", "")
        if folded:
            self._made(at, "</details>", "")

    def _fence(self, language: str, lines: list[tuple[int, str]]) -> None:
        runs = [len(run) for _, text in lines for run in _BACKTICKS.findall(text)]
        mark = "`" * max(3, *(length + 1 for length in [0, *runs]))
        self._add(mark + language, lines[0][0])
        for number, text in lines:
            self._add(text, number)
        self._add(mark, lines[-1][0])
        self._made(lines[-1][0], "")


def _description(lab: Lab) -> str:
    """The first sentences under the title, for those who search; "" if unfit."""
    paragraphs = lab.cells[0].source.split("\n\n") if lab.cells else []
    text = plain_text(" ".join(paragraphs[1].split())) if paragraphs[1:] else ""
    described = ""
    for sentence in _SENTENCE.findall(text):
        if len(described) + len(sentence) > LONGEST_DESCRIPTION:
            break
        described += sentence
    return "" if MARKUP.search(described) else described


def _page(lab: Lab, lines: list[Line], body: int) -> tuple[Page, list[Fault]]:
    items, faults = scan(lines[body:])
    pairing = pair(items)
    faults += pairing.faults
    blocks, wrong = collected_blocks(lab.page, pairing)
    faults += wrong
    fences = fences_of(items)
    outside = [item for item in items if isinstance(item, Line)]
    headings = read_headings(outside)
    page = Page(
        path=lab.page,
        lines=tuple(lines),
        meta={},
        items=tuple(items),
        fences=fences,
        blocks=blocks,
        quizzes=(),
        headings=headings,
        anchors=explicit_ids(outside) | {heading.anchor for heading in headings},
    )
    return page, [replace(fault, path=lab.path) for fault in faults]
