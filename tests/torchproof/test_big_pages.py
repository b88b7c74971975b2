"""A big page is read, checked and staged in time that grows as it does."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.torchproof.everything import everything_wrong
from tests.torchproof.small_site import FILES, small_site

HOME = FILES["docs/index.md"] + "\n"

BIG: dict[str, Callable[[int], str]] = {
    "paragraphs": lambda n: "".join(
        f"Number {i} says `code{i}` and links [home](index.md) in so many words.\n\n"
        for i in range(n)
    ),
    "one paragraph": lambda n: "".join(f"Line {i} of it is long.\n" for i in range(n)),
    "programs": lambda n: "".join(
        f'```python title="b{i}.py"\nprint({i})\n```\n\n'
        "<!--pytest-codeblocks:expected-output-->\n\n"
        f"```console\n{i}\n```\n\n"
        for i in range(n // 10)
    ),
    "a list in a list": lambda n: "".join(
        f"{'    ' * i}- item {i}\n" for i in range(n // 50)
    ),
    "a quote in a quote": lambda n: "> " * (n // 5) + "said\n",
    "a long line of output": lambda n: f"```text\n{'word ' * n * 40}\n```\n",
}


@pytest.mark.parametrize("kind", BIG)
def test_a_page_twice_as_big_takes_about_twice_as_long(
    tmp_path: Path, kind: str
) -> None:
    def seconds(n: int) -> float:
        site = small_site(tmp_path / str(n), {"docs/index.md": HOME + BIG[kind](n)})
        best = float("inf")
        for _ in range(2):
            start = time.process_time()
            wrong = everything_wrong(site)
            best = min(best, time.process_time() - start)
        if kind != "a long line of output":
            assert wrong == []
        return best

    small, big = seconds(1250), seconds(5000)
    # Four times as big: sixteen times the work would be a square.
    assert big < 0.3 + 8 * small, f"{small:.2f} s became {big:.2f} s"


@pytest.mark.parametrize(
    "sign", ["a", "word ", "[", "![", "<a ", "`", "`a``b", "*", "](", "{ #", "> ", "_a"]
)
def test_a_line_of_100_000_characters_is_one_fault_soon(
    tmp_path: Path, sign: str
) -> None:
    line = (sign * 100_000)[:100_000].rstrip() or sign
    site = small_site(tmp_path, {"docs/index.md": HOME + "x " + line + "\n"})
    start = time.process_time()
    wrong = everything_wrong(site)
    assert time.process_time() - start < 20
    said = (
        f"docs/index.md:5: is a line of {len(line) + 2:,} characters outside a block; "
    )
    assert said + "break it: 5,000 at most" in wrong
