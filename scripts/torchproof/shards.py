"""A share of the work for one of several machines, equal by recorded seconds.

tests/durations.json holds the seconds of each test, as pytest-split writes them,
and of each page's programs. Pages are divided by that plug-in's own rule.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass

from pytest_split.algorithms import Algorithms

from torchproof.faults import Fault, FaultsFound
from torchproof.files import write_if_changed
from torchproof.lab import Lab
from torchproof.page import Page
from torchproof.quiz import page_quizzes
from torchproof.site import Site
from torchproof.snippet import Snippet


@dataclass(frozen=True)
class Shard:
    """The `number`-th share of `of`, counted from 1."""

    number: int
    of: int


@dataclass(frozen=True)
class Weighed:
    """A page as the plug-in wants it: it divides what has a node id."""

    nodeid: str


def parse_shard(text: str) -> Shard:
    """Read "2/4". Raises FaultsFound."""
    match = re.fullmatch(r"(\d{1,3})/(\d{1,3})", text)
    shard = Shard(int(match[1]), int(match[2])) if match else Shard(0, 0)
    if not 1 <= shard.number <= shard.of:
        fault = Fault(
            "SHARD", 1, f"is {text!r}", "write the share and of how many: 2/4"
        )
        raise FaultsFound([fault])
    return shard


def pages_of(site: Site, shard: Shard, pages: Sequence[Page]) -> list[Page]:
    """This share of the pages; the shares of all numbers are all pages, once."""
    known = read_durations(site)
    divide = Algorithms["least_duration"].value
    items = [Weighed(page.path) for page in pages]
    mine = divide(shard.of, items, known)[shard.number - 1].selected
    names = {item.nodeid for item in mine}
    return [page for page in pages if page.path in names]


def labs_of(shard: Shard, labs: Sequence[Lab]) -> list[Lab]:
    """This share of the labs, which take about as long as each other."""
    return list(labs[shard.number - 1 :: shard.of])


def snippets_of(
    shard: Shard, mine: Sequence[Page], every: Sequence[Page], snippets: list[Snippet]
) -> list[Snippet]:
    """The snippets of this share's pages; the first takes those of no page too."""
    shown = set().union(*(_shown_on(page) for page in mine))
    elsewhere = set().union(*(_shown_on(page) for page in every)) - shown
    return [
        snippet
        for snippet in snippets
        if snippet.key in shown
        or (shard.number == 1 and snippet.key not in elsewhere)
    ]  # fmt: skip


def _shown_on(page: Page) -> set[str]:
    shown = {block.include for block in page.blocks if block.include}
    return shown | {quiz.runs for quiz in page_quizzes(page)[0] if quiz.runs}


def read_durations(site: Site) -> dict[str, float]:
    """Seconds by test and page; nothing where nobody recorded any."""
    path = site.root / "tests" / "durations.json"
    if not path.exists():
        return {}
    found: dict[str, float] = json.loads(path.read_text("utf-8"))
    return found


def store_durations(
    site: Site, pages: Sequence[Page], seconds: dict[str, float]
) -> None:
    """Keep what each page took; `seconds` are those of its snippets, by key."""
    known = read_durations(site)
    known = {name: value for name, value in known.items() if not name.endswith(".md")}
    for page in pages:
        known[page.path] = round(sum(seconds.get(k, 0.0) for k in _shown_on(page)), 3)
    text = json.dumps(known, indent=1, sort_keys=True) + "\n"
    write_if_changed(site.root / "tests" / "durations.json", text.encode())
