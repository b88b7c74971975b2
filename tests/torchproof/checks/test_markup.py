"""What a page holds besides text shows something, and does nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.torchproof.small_site import plain_page, told

from torchproof.checks.markup import check_markup


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("Text.\n\n<script>alert(1)</script>", 3, "<script>"),
        ("- item\n\n    <IFRAME src=x></IFRAME>", 3, "<iframe>"),
        ("<form action=x>", 1, "<form>"),
        ("<style>p { color: red }</style>", 1, "<style>"),
        ("<svg/onload=alert(1)>", 1, "<svg>"),
        ("<img src=x onerror=alert(1)>", 1, "`onerror`"),
        ("<img\nsrc=x\nonerror='alert(1)'>", 1, "`onerror`"),
        ("<span style='color: red'>x</span>", 1, "`style`"),
        ("<details ontoggle open>", 1, "`ontoggle`"),
        ("A [link](x.md){ onclick=alert(1) }", 1, "`onclick`"),
        ("Text.\n{: .note style='color: red' }", 2, "`style`"),
        ("![a](b.svg){ .plot onload='x' }", 1, "`onload`"),
        ("Text\\`<script>`", 1, "<script>"),
        ("# `</title><script>`", 1, "in its title"),
        ("# a &lt;/title&gt; b", 1, "in its title"),
        (
            "Text.\n\n````quiz\nid: x\nquestion: |\n  <script>alert(1)</script>\n````",
            6,
            "<script>",
        ),
        (
            "````quiz\noptions:\n  - text: a\n    why: <img src=x onerror=y>\n````",
            4,
            "`onerror`",
        ),
    ],
)
def test_what_could_act_is_told(
    tmp_path: Path, text: str, line: int, said: str
) -> None:
    page, _ = plain_page(tmp_path, text)
    faults = check_markup(page)
    assert (line, True) in {(fault.line, said in fault.what) for fault in faults}, told(
        faults
    )


@pytest.mark.parametrize(
    "text",
    [
        "The tag `<script>` and ``<img onerror=`x`>`` are text.",
        "```html\n<script>alert(1)</script>\n```",
        "Fewer than 3 < 4, more than 4 > 3, and `a` <- `b`.",
        "<https://pytorch.org/docs> and <someone@example.org>",
        "Press <kbd>Enter</kbd>.<br>",
        '<details markdown><summary class="a">Answer</summary>It is 3.</details>',
        "![a](b.svg){ loading=lazy .diagram }",
        '`old`{ .older title="torch 1.4 to 1.13, on a GPU" }',
        "## A part {#own-id .note}",
        "# A title, 100 % plain & short",
    ],
)
def test_what_shows_something_is_not(tmp_path: Path, text: str) -> None:
    page, _ = plain_page(tmp_path, text)
    assert told(check_markup(page)) == ""
