"""A page cut at its second-level headings, and its prose cut into paragraphs."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from torchproof.fences import Comment, Fence, Item
from torchproof.headings import Heading
from torchproof.includes import Line
from torchproof.page import Page, ShownBlock

# A new block of text: list item, definition, table row, heading, tab, admonition.
STARTS = re.compile(r"^[> \t]*(?:[-*+:#|]|\d+[.)]|===|!!!|\?\?\?\+?)(?:[ \t]|$|#)")

# One that ends with its line.
ONE_LINE = re.compile(r"^[> \t]*(?:#|===|!!!|\?\?\?)")


@dataclass(frozen=True)
class Section:
    """What stands under a heading; the lead has none. Headings are no items."""

    heading: Heading | None
    items: tuple[Item, ...]

    @property
    def is_empty(self) -> bool:
        return not any(
            isinstance(item, Fence)
            or (isinstance(item, Line) and item.text.strip("> \t-="))
            for item in self.items
        )


def sections(page: Page) -> list[Section]:
    """The lead, and a section for each second-level heading."""
    at = {id(heading.line): heading for heading in page.headings}
    found = [Section(None, ())]
    items: list[Item] = []
    for item in page.items:
        heading = at.get(id(item))
        if heading is None or heading.level > 2:
            items.append(item)
        elif heading.level == 2:
            found[-1] = Section(found[-1].heading, tuple(items))
            found.append(Section(heading, ()))
            items = []
    found[-1] = Section(found[-1].heading, tuple(items))
    return found


def section(page: Page, name: str) -> Section | None:
    return next(
        (s for s in sections(page) if s.heading and s.heading.text == name), None
    )


def blocks_in(page: Page, part: Section) -> list[ShownBlock]:
    inside = {id(item) for item in part.items}
    return [block for block in page.blocks if id(block.fences[0]) in inside]


@dataclass(frozen=True)
class Paragraph:
    """Lines of prose that belong together, joined; knows where each came from."""

    text: str
    lines: tuple[Line, ...]
    starts: tuple[int, ...]

    def line_at(self, position: int) -> Line:
        return self.lines[bisect_right(self.starts, position) - 1]


def paragraphs(items: Sequence[Item]) -> Iterator[Paragraph]:
    """Prose in pieces that blank lines, blocks and markers cut."""
    kept: list[Line] = []
    for item in items:
        ends = isinstance(item, Fence | Comment) or not item.text.strip("> \t")
        if kept and (ends or (isinstance(item, Line) and STARTS.match(item.text))):
            yield _paragraph(kept)
            kept = []
        if isinstance(item, Line) and not ends:
            kept.append(item)
            if ONE_LINE.match(item.text):
                yield _paragraph(kept)
                kept = []
    if kept:
        yield _paragraph(kept)


def _paragraph(lines: Sequence[Line]) -> Paragraph:
    starts: list[int] = []
    position = 0
    for line in lines:
        starts.append(position)
        position += len(line.text) + 1
    return Paragraph(
        "\n".join(line.text for line in lines), tuple(lines), tuple(starts)
    )
