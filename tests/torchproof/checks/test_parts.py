"""A topic page has the parts of the page standard, in order, each with content."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.torchproof.small_site import PAGE, TOPIC, page_of, small_site, told

from torchproof.checks.parts import check_parts


def faults_of(folder: Path, text: str) -> str:
    page, _ = page_of(small_site(folder, {TOPIC: text}))
    assert page.is_topic
    return told(check_parts(page)[0])


def test_all_parts_are_there(tmp_path: Path) -> None:
    page, _ = page_of(small_site(tmp_path))
    assert check_parts(page) == ([], 14)


@pytest.mark.parametrize("name", ["Performance", "When it matters / Performance"])
def test_the_part_about_costs_may_have_either_name(tmp_path: Path, name: str) -> None:
    assert faults_of(tmp_path, PAGE.replace("When it matters", name)) == ""


LEAD = (
    "After this page you can say what adding two tensors gives, and where it lives.\n"
)


@pytest.mark.parametrize(
    ("old", "new", "told_as"),
    [
        (LEAD, "", "adding.md:1: has no lead"),
        ("## Syntax\n", "### Syntax\n", "adding.md:1: has no part `Syntax`"),
        ("## Syntax", "## Notes", "adding.md:16: is no part of a topic page (`Notes`)"),
        ("## Summary", "## Quiz", "adding.md:94: is a second `Quiz`"),
        ("Two tensors and a plus sign.\n", "", ":16: has nothing under `Syntax`"),
        (
            "Two tensors and a plus sign.\n",
            "<!-- soon -->\n",
            ":16: has nothing under `Syntax`",
        ),
        ("## Predict first", "## Related", ":16: puts `Syntax` after `Related`"),
    ],
)
def test_a_part_that_is_not_right_is_told(
    tmp_path: Path, old: str, new: str, told_as: str
) -> None:
    assert old in PAGE
    assert told_as in faults_of(tmp_path, PAGE.replace(old, new, 1))
