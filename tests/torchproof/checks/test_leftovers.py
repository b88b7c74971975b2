"""Nothing in the checkout is left over, too wide, or outside the navigation."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from tests.torchproof.small_site import EXERCISE, FILES, PAGE, TOPIC, small_site, told

from torchproof.checks import Counts, check_site
from torchproof.page import load_pages
from torchproof.site import Site
from torchproof.snippet import discover

BASE = "snippets/training/adding"


def checked(site: Site) -> tuple[str, Counts]:
    pages, _ = load_pages(site)
    faults, counts = check_site(site, pages, discover(site)[0])
    return told(faults), counts


def test_a_faultless_site_is_counted(tmp_path: Path) -> None:
    faults, counts = checked(small_site(tmp_path))
    assert faults == ""
    assert counts.parts == {TOPIC: 14}
    assert counts.terms == {TOPIC: 3}
    assert counts.quotes == {"docs/index.md": 0, TOPIC: 4}
    assert counts.quizzes == {"docs/index.md": 0, TOPIC: 1}
    assert counts.links == {"docs/index.md": 1, TOPIC: 4}
    assert (counts.files, counts.code_lines) == (9, 11)


@pytest.mark.parametrize(
    ("name", "content", "told_as"),
    [
        (f"{BASE}/alone.py", "x = 1\n", f"{BASE}/alone.py:1: is shown on no page and"),
        (f"{BASE}/alone.out", "$ x\ny\n", f"{BASE}/alone.out:1: is the output of no"),
        (f"{BASE}/none.cuda.out", "$ x\ny\n", "none.cuda.out:1: is the output of no"),
        (f"{BASE}/plot.svg", "<svg/>\n", "plot.svg:1: is shown and linked by no page"),
        (f"{BASE}/Big.csv", "1\n", "Big.csv:1: has upper-case letters"),
        (f"{EXERCISE}/notes.txt", "x\n", "notes.txt:1: is linked by no page"),
        (f"{EXERCISE}/starter.py", None, "1_beginner:1: has no starter.py"),
        (f"{EXERCISE}/check.py", None, "1_beginner:1: has no check.py"),
        (
            f"{BASE}/exercises/2_hard/task.md",
            "x\n",
            "2_hard/task.md:1: is included by no page",
        ),
        (
            f"{BASE}/exercises/2_hard/task.md",
            "x\n",
            "2_hard:1: is no exercise's folder",
        ),
        (f"{BASE}/exercises/loose.py", "x\n", "exercises:1: is no exercise's folder"),
        ("docs/lost.md", "# Lost\n", "docs/lost.md:1: is in no navigation"),
        (
            "mkdocs.yml",
            FILES["mkdocs.yml"].replace("nav:", "nav:\n  - X: no.md"),
            "mkdocs.yml:3: names no.md, which is no page",
        ),
        ("mkdocs.yml", "a: [", "mkdocs.yml:1: is not YAML"),
        ("mkdocs.yml", None, "mkdocs.yml:1: can't be read"),
        (f"{BASE}/asked.py", f"a = '{'x' * 80}'\n", "asked.py:1: is 86 columns wide"),
        (f"{EXERCISE}/check.py", "if x:\n\ty\n", "check.py:2: holds a tab"),
        (
            TOPIC,
            PAGE.replace(
                "total = total + 0\n```", f"total = total + 0  # {'x' * 80}\n```"
            ),
            "adding.md:52: is 101 columns wide",
        ),
    ],
)
def test_a_leftover_is_told(
    tmp_path: Path, name: str, content: str | None, told_as: str
) -> None:
    assert told_as in checked(small_site(tmp_path, {name: content}))[0]


def test_an_output_that_says_nothing_need_not_be_shown(tmp_path: Path) -> None:
    page = PAGE.replace("It prints", '```python\n--8<-- "s.py"\n```\n\nIt prints')
    files = {
        TOPIC: page,
        "snippets/s.py": "x = 1\n",
        "snippets/s.out": "$ python s.py\n",
    }
    assert checked(small_site(tmp_path, files))[0] == ""


def test_hidden_and_cached_files_don_t_count(tmp_path: Path) -> None:
    files = {f"{BASE}/__pycache__/add.pyc": "", f"{BASE}/.DS_Store": ""}
    assert checked(small_site(tmp_path, files))[0] == ""


def test_thirty_long_pages_are_checked_in_well_under_a_second(tmp_path: Path) -> None:
    body = PAGE.split("---\n", 2)[2]
    more = {f"docs/training/p{n}.md": body * 4 for n in range(30)}
    site = small_site(tmp_path, more)
    pages, _ = load_pages(site)
    start = time.process_time()
    check_site(site, pages, discover(site)[0])
    assert time.process_time() - start < 1.0
