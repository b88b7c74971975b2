"""The topic pages read as one book: in one order, each leading to the next."""

from __future__ import annotations

import posixpath
import re
from itertools import pairwise
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
LINK = re.compile(r"\]\(([^)#\s]+\.md)")
FRONT_MATTER = re.compile(r"\A---\n(.*?)\n---\n", re.DOTALL)


def book() -> list[str]:
    """The topic pages below docs/, in the order of the navigation."""
    lines = (ROOT / "mkdocs.yml").read_text().splitlines()
    named = re.findall(r"(?m)^ {6}- .+: (\w+/[\w-]+\.md)$", "\n".join(lines))
    return [page for page in named if not page.startswith(("labs/", "errors/"))]


def front_matter(page: str) -> dict[str, object]:
    found = FRONT_MATTER.match((DOCS / page).read_text())
    assert found
    meta = yaml.safe_load(found[1])
    assert isinstance(meta, dict)
    return meta


def links(page: str, heading: str) -> list[str]:
    """The pages that a part of a page links to."""
    part = (DOCS / page).read_text().partition(f"\n## {heading}\n")[2]
    part = part.partition("\n## ")[0]
    return [
        posixpath.normpath(posixpath.join(posixpath.dirname(page), target))
        for target in LINK.findall(part)
    ]


def test_every_topic_page_is_in_the_book() -> None:
    written = {path.relative_to(DOCS).as_posix() for path in DOCS.glob("*/*.md")}
    written = {path for path in written if not path.startswith("errors/")}
    assert len(book()) == len(written) > 10
    assert set(book()) == written


@pytest.mark.parametrize("page", book())
def test_a_page_asks_only_for_pages_that_come_before_it(page: str) -> None:
    asked = front_matter(page)["prerequisites"]
    assert isinstance(asked, list)
    before = book()[: book().index(page)]
    assert set(asked) <= set(before)
    assert bool(asked) == bool(before)


@pytest.mark.parametrize(("page", "following"), list(pairwise(book())))
def test_a_page_leads_on_and_back(page: str, following: str) -> None:
    assert following in links(page, "Related")
    assert page in links(following, "Related")


@pytest.mark.parametrize("page", book())
def test_a_page_has_a_picture_drawn_for_it(page: str) -> None:
    text = (DOCS / page).read_text()
    drawn = re.findall(r"\]\((\S+\.svg)\)\{[^}]*\.diagram", text)
    own = page.removesuffix(".md")
    assert any(f"assets/{own}/" in picture for picture in drawn)


@pytest.mark.parametrize("page", book())
def test_a_page_shows_enough_programs_and_enough_that_goes_wrong(page: str) -> None:
    """Twelve programs, three of which raise, warn or print an error they caught.

    A page owes four that go wrong. The fourth may be damage shown in numbers,
    which no machine can tell from any other number.
    """
    text = (DOCS / page).read_text()
    shown = set(re.findall(r'(?m)^--8<-- "([^"]+\.py)"$', text))
    assert len(shown) >= 12
    code = [(ROOT / "snippets" / name).read_text() for name in shown]
    wrong = [c for c in code if re.search(r"# (raises|warns):|\bexcept\b", c)]
    assert len(wrong) >= 3
