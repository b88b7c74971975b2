"""Programs are narrow enough to read on a phone, and hold no tabs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from torchproof.faults import Fault
from torchproof.includes import read_lines
from torchproof.page import Page
from torchproof.site import Site
from torchproof.texts import NotText

WIDEST = 80


def check_width(site: Site, pages: Sequence[Page]) -> tuple[list[Fault], int]:
    """Looks at every program in snippets/, exercises too, and at those that pages
    spell out. Returns the faults and how many lines were looked at.
    """
    faults: list[Fault] = []
    count = 0
    for path, number, text in [*_files(site), *_typed(pages)]:
        count += 1
        if len(text) > WIDEST:
            faults.append(
                Fault(
                    path,
                    number,
                    f"is {len(text)} columns wide",
                    f"use {WIDEST} at most",
                )
            )
        if "\t" in text:
            faults.append(Fault(path, number, "holds a tab", "use spaces"))
    return faults, count


def _files(site: Site) -> Iterator[tuple[str, int, str]]:
    for path in sorted(site.snippets.rglob("*.py")):
        try:
            lines = read_lines(path)
        except NotText:
            continue  # check_texts says so
        where = site.relative(path)
        yield from ((where, n, text) for n, text in enumerate(lines, start=1))


def _typed(pages: Iterable[Page]) -> Iterator[tuple[str, int, str]]:
    for page in pages:
        for fence in page.fences:
            if fence.is_python and fence.include is None:
                yield from ((line.path, line.number, line.text) for line in fence.body)
