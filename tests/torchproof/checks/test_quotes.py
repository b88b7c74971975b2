"""What prose quotes, the page prints."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.torchproof.small_site import (
    PAGE,
    TOPIC,
    page_of,
    plain_page,
    small_site,
    told,
)

from torchproof.checks.quotes import check_quotes, occurs

BLOCK = "```yaml\nlr: -0.50\nm: RuntimeError: a   b\n  c\nt: tensor(1.25)\n```\n\n"


def looked_up(folder: Path, prose: str) -> tuple[str, int]:
    page, _ = plain_page(folder, BLOCK + prose)
    faults, count = check_quotes(page)
    return told(faults), count


@pytest.mark.parametrize(
    ("prose", "count"),
    [
        ("It says `RuntimeError: a b c`.", 1),
        ("It says `RuntimeError: a\nb c`.", 1),
        ("> It says ``tensor(1.25)``", 1),
        ("Both `-0.50` and `tensor(1.25)`.", 2),
        ("No quotes: `loss`, `a = 3`, `two words here`, \\`9.9`.", 0),
        ('Once `some other words here`{ .older title="torch 1.0 to 1.4" }.', 0),
        ("| a \\| `RuntimeError: a b` |\n|---|\n| `t: tensor(1.25)` |", 2),
        ("<!-- `9.9` -->", 0),
    ],
)
def test_a_quote_that_stands_on_the_page_is_found(
    tmp_path: Path, prose: str, count: int
) -> None:
    assert looked_up(tmp_path, prose) == ("", count)


@pytest.mark.parametrize(
    ("prose", "told_as"),
    [
        ("Text.\nIt is `0.51`.", "plain.md:9: quotes `0.51`, which nothing on this"),
        ("`0.5`", "quotes `0.5`"),
        ("`1.2`", "quotes `1.2`"),
        ("`0.50`", "quotes `0.50`"),
        ("`ValueError`", "quotes `ValueError`"),
        ("`RuntimeErr` `Error`", "quotes `Error`"),
        ("`torch.Size([2])`", "quotes `torch.Size([2])`"),
        ("`one two three four`", "quotes `one two three four`"),
        ("`9.9`{ .older }", "calls `9.9` older and does not say when"),
        ("# Head `9.9`", "quotes `9.9`"),
    ],
)
def test_a_quote_that_nothing_prints_is_told(
    tmp_path: Path, prose: str, told_as: str
) -> None:
    assert told_as in looked_up(tmp_path, prose)[0]


def test_a_quiz_is_no_source_since_its_options_are_wrong_on_purpose(
    tmp_path: Path,
) -> None:
    text = PAGE.replace("It prints `tensor(3.5000)`", "It prints `3.0`")
    page, _ = page_of(small_site(tmp_path, {TOPIC: text}))
    assert "quotes `3.0`" in told(check_quotes(page)[0])


def test_a_topic_page_that_quotes_nothing_is_told(tmp_path: Path) -> None:
    text = PAGE.replace("It prints `tensor(3.5000)`", "It prints").replace(
        "`total = t", "`t"
    )
    page, _ = page_of(small_site(tmp_path, {TOPIC: text}))
    text = text.replace("`torch.tensor(1.0) + 2.5`", "`a`").replace(
        "`for step in range(2):`", "`b`"
    )
    page, _ = page_of(small_site(tmp_path, {TOPIC: text.replace("otal + 0`", "`")}))
    assert "adding.md:1: quotes none of its outputs" in told(check_quotes(page)[0])


@pytest.mark.parametrize(
    ("quote", "text", "found"),
    [
        ("1.5", "a 1.5, b", True),
        ("1.5", "x-1.5", True),
        ("1.5", "is -1.5", False),
        ("1.5", "11.5", False),
        ("1.5", "1.57", False),
        ("1.5", "1.57 then 1.5", True),
        ("2.0", "torch 2.0.1", False),
        ("3", "2.3", False),
        ("end 1", "end 1.", True),
        ("oss", "loss", False),
        ("loss", "loss_total", False),
    ],
)
def test_a_quote_is_a_whole_word_and_a_whole_number(
    quote: str, text: str, found: bool
) -> None:
    assert occurs(quote, text) is found
