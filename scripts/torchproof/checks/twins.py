"""Two pages that readers could not tell apart, two places that one link means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from torchproof.faults import Fault
from torchproof.headings import id_lines
from torchproof.page import Page


def check_twins(pages: Sequence[Page]) -> Iterator[Fault]:
    """Faults for one title or one address of two pages, and one id twice on a page."""
    titles: dict[str, Page] = {}
    addresses: dict[str, Page] = {}
    for page in pages:
        title = str(page.meta.get("title", "")).strip().casefold()
        if title and titles.setdefault(title, page) is not page:
            where = next((i for i in page.lines if i.text.startswith("title:")), None)
            yield Fault(page.path, where.number if where else 1,
                        f"has the title of {titles[title].path}",
                        "give it another: search shows pages by title")  # fmt: skip
        address = _address(page.path)
        if addresses.setdefault(address, page) is not page:
            what = f"has the address of {addresses[address].path}"
            yield Fault(page.path, 1, what, "rename one of them")
        yield from _ids(page)


def _address(path: str) -> str:
    """Where a site generator puts a page: docs/a.md and docs/a/index.md are one."""
    name = path.removesuffix(".md").casefold()
    folder, _, last = name.rpartition("/")
    return folder if last in ("index", "readme") else name


def _ids(page: Page) -> Iterator[Fault]:
    seen: dict[str, int] = {}
    for name, line in id_lines(page.outside()):
        if name in seen:
            yield line.fault(f"gives the id {name} a second time (first in line "
                             f"{seen[name]})", "give it another")  # fmt: skip
        seen.setdefault(name, line.number)
