"""Code outside a fence is told, and indented prose is not."""

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

from torchproof.checks.unfenced import check_unfenced


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Text.\n\n    import torch\n\nText.", 3),
        ("\timport torch", 1),
        ("- item\n\n        import torch\n", 3),
        ("- item\n\nText.\n\n    import torch", 5),
        ('=== "Tab"\n\n    Text.\n\n        import torch', 5),
        ("<pre>import torch</pre>", 1),
    ],
)
def test_code_outside_a_fence_is_told(tmp_path: Path, text: str, line: int) -> None:
    page, _ = plain_page(tmp_path, text)
    [fault] = check_unfenced(page)
    assert fault.line == line


@pytest.mark.parametrize(
    "text",
    [
        "Text\n    that goes on.",
        "- item\n\n    more of it\n\n    - inner\n\n        more of that",
        '!!! note "N"\n    text\n\n    text\n\n    === "Tab"\n\n        text',
        "term\n:   what it is\n\n    more of it",
        "1. one\n\n    text\n\n2. two\n\n    text",
        "- item\n  lazy\n\n    text",
        "The tag `<pre>` is text.",
        '??? tip "Hint"\n    Text.\n\n    ```yaml\n    a: 1\n    ```\n\n    Text.',
    ],
)
def test_indented_prose_is_not(tmp_path: Path, text: str) -> None:
    page, _ = plain_page(tmp_path, text)
    assert told(check_unfenced(page)) == ""


def test_the_small_site_shows_no_code_outside_fences(tmp_path: Path) -> None:
    page, _ = page_of(small_site(tmp_path, {TOPIC: PAGE}))
    assert check_unfenced(page) == []
