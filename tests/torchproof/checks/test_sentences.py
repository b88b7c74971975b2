"""A sentence belongs to one page."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.torchproof.small_site import page_of, small_site, told

from torchproof.checks.sentences import check_sentences

LONG = "The batch stays on the device until you ask for it."


def told_for(folder: Path, first: str, second: str) -> tuple[str, dict[str, int]]:
    files = {"docs/a.md": first, "docs/b.md": second, "snippets/t.md": f"{LONG}\n"}
    site = small_site(folder, files)
    (site.generated / "topics.md").write_text(f"{LONG}\n")
    pages = [page_of(site, name)[0] for name in ("docs/a.md", "docs/b.md")]
    faults, counts = check_sentences(pages)
    return told(faults), counts


@pytest.mark.parametrize(
    "second",
    [
        f"x\n\n{LONG}",
        "x\n\nFirst. The batch stays on the device,\nuntil YOU ask for *it*! Then",
        f"x\n\n- {LONG}",
        f"x\n\n> {LONG}",
        f"x\n\n| {LONG} | y |",
        "x\n\nThe [batch](b.md) stays on the device until you ask for it.",
        "x\n\nThe batch stays on the device until you ask for it `now`.",
        f"x\n!!! note\n    {LONG}",
        '\n\n--8<-- "t.md"',
        f"\n````quiz\nquestion: {LONG}\n````",
    ],
)
def test_the_same_words_on_a_second_page_are_told(tmp_path: Path, second: str) -> None:
    faults, _ = told_for(tmp_path, LONG, second)
    where = "snippets/t.md:1" if "8<--" in second else "docs/b.md:3"
    assert f"{where}: repeats a sentence of docs/a.md:1" in faults


@pytest.mark.parametrize(
    "second",
    [
        "The batch stays on the device until then.",
        f"```text\n{LONG}\n```",
        f"`{LONG}`",
        f'It says "{LONG}"',
        f"<!-- {LONG} -->",
        '--8<-- "generated/topics.md"',
        "The batch stays on the device.",
    ],
)
def test_other_or_short_or_quoted_or_generated_text_is_not(
    tmp_path: Path, second: str
) -> None:
    assert told_for(tmp_path, LONG, second)[0] == ""


def test_a_page_may_say_a_thing_twice_and_numbers_don_t_end_a_sentence(
    tmp_path: Path,
) -> None:
    faults, counts = told_for(tmp_path, f"{LONG}\n\n{LONG}", "a b c 3.5 d e f g h i.")
    assert faults == ""
    assert counts == {"docs/a.md": 2, "docs/b.md": 1}
