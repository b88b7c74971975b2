"""The fences that are proven are the fences that the site shows."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import markdown
import pytest
from pymdownx.superfences import SuperFencesBlockPreprocessor

from torchproof.fences import fences_of, scan
from torchproof.includes import Line

BEFORE = [
    "",
    "",
    "",
    " ",
    "  ",
    "    ",
    "    ",
    "        ",
    "> ",
    ">",
    "> > ",
    "\t",
    ">   ",
]
PARTS = [
    *(
        "```python",
        "```",
        "````",
        "~~~",
        "~~~py",
        "``` { .python }",
        "```  ",
        "```text",
    ),
    *('```python title="x"', "```{.py .quotation}", '```py3 linenums="1"', "```js{1}"),
    *("print(1)", "x = '''", "", "", "text", "- item", "`` ` ``", "``` x ``` y", "> q"),
    *("<!-- c -->", "    deep", "  two", "```python foo=bar", "``````other", ">>> x"),
]


def random_page(seed: int) -> list[str]:
    chance = random.Random(seed)
    usual = chance.choice(BEFORE)
    return [
        (usual if chance.random() < 0.75 else chance.choice(BEFORE))
        + chance.choice(PARTS)
        for _ in range(chance.randint(1, 9))
    ]


def shown(fences: list[tuple[str, str]]) -> list[tuple[str, list[str]]]:
    """Languages and texts, blank lines apart: Markdown drops their spaces."""
    return sorted(
        (language, [line.rstrip() for line in text.expandtabs(4).rstrip().split("\n")])
        for language, text in fences
    )


@pytest.fixture(name="rendered")
def superfences(
    monkeypatch: pytest.MonkeyPatch,
) -> Callable[[list[str]], list[tuple[str, str]]]:
    found: list[tuple[str, str]] = []

    def highlight(self: object, src: str, language: str | None, **rest: Any) -> str:
        found.append(((language or "").lower(), src))
        return "<pre></pre>"

    monkeypatch.setattr(SuperFencesBlockPreprocessor, "highlight", highlight)
    md = markdown.Markdown(extensions=["pymdownx.superfences", "attr_list"])

    def render(lines: list[str]) -> list[tuple[str, str]]:
        found.clear()
        md.reset().convert("\n".join(lines))
        return list(found)

    return render


def test_superfences_finds_the_same_blocks_wherever_no_fault_is_told(
    rendered: Callable[[list[str]], list[tuple[str, str]]],
) -> None:
    agreed = 0
    for seed in range(10_000):
        texts = random_page(seed)
        lines = [Line(t, "p.md", n, None, n) for n, t in enumerate(texts, start=1)]
        items, faults = scan(lines)
        if faults:
            continue
        mine = [(fence.language, fence.text) for fence in fences_of(items)]
        assert shown(mine) == shown(rendered(texts)), texts
        agreed += bool(mine)
    assert agreed > 200
