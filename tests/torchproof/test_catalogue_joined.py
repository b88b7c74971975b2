"""Pages and catalogue lead to each other: every page has entries, and each of them
leads back to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from torchproof.catalogue import load_catalogue
from torchproof.catalogue_pages import links_on_page
from torchproof.page import load_page
from torchproof.site import this_site

SITE = this_site()
ENTRIES = load_catalogue(SITE)[0].entries
TOPICS = sorted(
    path.relative_to(SITE.docs).as_posix()
    for path in SITE.docs.glob("*/*.md")
    if "\ndifficulty: " in path.read_text("utf-8")
)


def test_there_are_topics_and_entries() -> None:
    assert len(TOPICS) >= 15
    assert len(ENTRIES) >= 150


@pytest.mark.parametrize("topic", TOPICS)
def test_a_page_leads_to_its_entries(topic: str) -> None:
    page, faults = load_page(SITE, SITE.docs / topic)
    assert not faults
    links = links_on_page(ENTRIES, topic)
    anchors = {heading.anchor for heading in page.headings}
    names = [heading.text for heading in page.headings if heading.level == 2]
    assert "Troubleshooting" in names
    assert links.get(""), "no entry leads to this page"
    assert set(links) - {""}, "no entry leads to one of its parts"
    assert set(links) - {""} <= anchors


def test_most_entries_are_taught_by_a_page() -> None:
    taught = [entry for entry in ENTRIES if entry.page]
    pages = {Path(str(entry.page)).as_posix().partition("#")[0] for entry in taught}
    assert pages >= set(TOPICS)
    assert len(taught) >= 100
