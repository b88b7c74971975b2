"""A page as the reader gets it: front matter, prose, blocks with their outputs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from torchproof.blocks import ShownBlock, shown_blocks
from torchproof.faults import Fault
from torchproof.fences import Comment, Fence, Item, fences_of, scan
from torchproof.front_matter import read_front_matter
from torchproof.headings import Heading, explicit_ids, read_headings
from torchproof.includes import Line, expand
from torchproof.marks import pair
from torchproof.site import Site

__all__ = ["Fence", "Heading", "Line", "Page", "ShownBlock", "load_page", "load_pages"]


LONGEST_LINE = 5_000


@dataclass(frozen=True)
class Page:
    """One page. `path` is from the site's root; `lines` have includes expanded.

    `fences` are all blocks, those inside quizzes too; `quizzes` the quiz blocks;
    `items` the page in order; `anchors` every id that a link can name. Where a file
    could not be put in its place the page is not `whole`, and that is all that is
    said of it: what is missing would be missed everywhere else.
    """

    path: str
    lines: tuple[Line, ...]
    meta: dict[str, Any]
    items: tuple[Item, ...]
    fences: tuple[Fence, ...]
    blocks: tuple[ShownBlock, ...]
    quizzes: tuple[Fence, ...]
    headings: tuple[Heading, ...]
    anchors: frozenset[str]
    whole: bool = True

    @property
    def is_topic(self) -> bool:
        """Is it a tutorial: docs/<section>/<topic>.md with a difficulty?"""
        return self.path.count("/") == 2 and "difficulty" in self.meta

    @property
    def is_lab(self) -> bool:
        """Is it made of docs/labs/NAME.py, and no Markdown that somebody wrote?"""
        return self.path.startswith("docs/labs/")

    @property
    def is_catalogue(self) -> bool:
        """Is it of the catalogue of errors, where nobody reads every entry?"""
        return self.path.startswith("docs/errors/")

    @property
    def file(self) -> str:
        """The file that somebody wrote and the page is made of, from the root."""
        return self.path.removesuffix(".md") + ".py" if self.is_lab else self.path

    def outside(self) -> tuple[Line, ...]:
        """Lines outside blocks, comments and front matter, generated ones too."""
        return tuple(item for item in self.items if isinstance(item, Line))

    def prose(self) -> tuple[Line, ...]:
        """Lines that somebody wrote: `outside` without generated includes."""
        return tuple(line for line in self.outside() if is_authored(line))

    def text(self) -> str:
        """The page as a site generator gets it."""
        return "".join(f"{line.text}\n" for line in self.lines)


def is_authored(line: Line) -> bool:
    return line.key is None or not line.key.startswith("generated/")


def load_page(site: Site, path: Path) -> tuple[Page, list[Fault]]:
    """Read a page; returns it and everything that is wrong with it."""
    where = site.relative(path)
    lines, missing = expand(site, path)
    meta, start, faults = read_front_matter(site, lines)
    items, wrong = scan(lines[start:])
    faults += wrong
    pairing = pair(items)
    faults += pairing.faults
    blocks, wrong = shown_blocks(site, where, pairing)
    faults += wrong
    fences = fences_of(items)
    outside = _readable(items)
    faults += _too_long(outside)
    headings = read_headings(outside)
    page = Page(
        path=where,
        lines=tuple(lines),
        meta=meta,
        items=tuple(items),
        fences=fences,
        blocks=blocks,
        quizzes=tuple(fence for fence in fences if fence.is_quiz and not fence.quiz),
        headings=headings,
        anchors=explicit_ids(outside) | {heading.anchor for heading in headings},
        whole=not missing,
    )
    return page, missing or faults


def load_pages(site: Site) -> tuple[list[Page], list[Fault]]:
    """Every page of the site, and everything that is wrong with them."""
    pages: list[Page] = []
    faults: list[Fault] = []
    for path in site.pages():
        page, wrong = load_page(site, path)
        pages.append(page)
        faults += wrong
    return pages, faults


def _too_long(lines: Sequence[Line]) -> list[Fault]:
    """Python-Markdown takes minutes for a line of brackets that is long enough."""
    return [
        line.fault(
            f"is a line of {len(line.text):,} characters outside a block",
            f"break it: {LONGEST_LINE:,} at most",
        )
        for line in lines
        if len(line.text) > LONGEST_LINE
    ]


def _readable(items: Sequence[Item]) -> list[Line]:
    """Lines of prose; a block or a comment leaves a blank one in its place."""
    lines: list[Line] = []
    for item in items:
        if isinstance(item, Line):
            lines.append(item)
        elif isinstance(item, Fence | Comment):
            lines.append(Line("", item.line.path, item.line.number, None, item.line.at))
    return lines
