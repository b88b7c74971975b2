"""A name means one file on every system, and one page; hidden pages are told."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.torchproof.everything import everything_wrong
from tests.torchproof.small_site import EXERCISE, FILES, TOPIC, small_site

BASE = "snippets/training/adding"
IMPORT = (
    "has a name that no import could use; use lower-case letters, digits and _, a "
    "letter first"
)
ODD = (
    "has upper-case letters or odd signs in its name; use lower-case letters, digits, "
    "_ and -"
)
DEVICE = "has a name that Windows keeps for a device; rename it"
LONG = "x" * 130


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (f"{BASE}/Add.py", IMPORT),
        (f"{BASE}/ADD.py", IMPORT),
        (f"{BASE}/add.cuda.py", IMPORT),
        (f"{BASE}/a b.py", IMPORT),
        (f"{BASE}/-add.py", IMPORT),
        (f"{BASE}/ａdd.py", IMPORT),
        (f"{BASE}/аdd.py", IMPORT),
        (f"{BASE}/class.py", IMPORT),
        (f"{BASE}/con.py", DEVICE),
        (f"{BASE}/lpt1.csv", DEVICE),
        (f"{BASE}/aux/x.csv", DEVICE),
        (f"{BASE}/{LONG}.py", "has a path of 158 characters, which not every system "
         "takes; use 120 at most"),
        (f"{BASE}/Data.csv", ODD),
        (f"{EXERCISE}/My data.csv", ODD),
        ("docs/assets/Boxes.svg", ODD),
        ("docs/My Page.md", ODD),
        ("docs/-page.md", ODD),
        ("docs/aux.md", DEVICE),
        ("docs/.page.md", "is a page that stays hidden, since its name begins with a "
         "dot; rename it, or move it away"),
    ],
)  # fmt: skip
def test_a_name_that_not_every_system_takes_is_told(
    tmp_path: Path, name: str, said: str
) -> None:
    wrong = everything_wrong(small_site(tmp_path, {name: "x = 1\n"}))
    # A file that nobody links and a page in no navigation are told as that, too.
    assert wrong[0] == f"{name}:1: {said}"
    assert len(wrong) <= 2


def test_a_fault_stays_on_its_line_whatever_the_name_holds(tmp_path: Path) -> None:
    site = small_site(tmp_path, {f"{BASE}/a\n\x1b[31m\u202eb.py": "x = 1\n"})
    Path(os.fsdecode(os.fsencode(tmp_path / BASE) + b"/\xff.py")).touch()
    wrong = everything_wrong(site)
    assert f"{BASE}/a\\n\\x1b[31m\\u202eb.py:1: {IMPORT}" in wrong
    assert f"{BASE}/\\udcff.py:1: {IMPORT}" in wrong


NAV = FILES["mkdocs.yml"].replace(
    "index.md", "index.md\n  - More: training/adding/index.md"
)


def test_two_pages_of_one_address_are_told(tmp_path: Path) -> None:
    site = small_site(
        tmp_path, {"docs/training/adding/index.md": "# More\n", "mkdocs.yml": NAV}
    )
    assert everything_wrong(site) == [
        f"{TOPIC}:1: has the address of docs/training/adding/index.md; "
        "rename one of them"
    ]


def test_two_pages_of_one_title_are_told(tmp_path: Path) -> None:
    home = f"---\ntitle: adding Tensors\n---\n{FILES['docs/index.md']}"
    assert everything_wrong(small_site(tmp_path, {"docs/index.md": home})) == [
        f"{TOPIC}:2: has the title of docs/index.md; give it another: search shows "
        "pages by title"
    ]


def test_an_id_given_twice_is_told_and_a_heading_told_apart_is_not(
    tmp_path: Path,
) -> None:
    home = FILES["docs/index.md"]
    text = f"{home}\n## A {'{ #x }'}\n\n## B {'{ #x }'}\n\n## Same\n\n## Same\n"
    assert everything_wrong(small_site(tmp_path, {"docs/index.md": text})) == [
        "docs/index.md:7: gives the id x a second time (first in line 5); "
        "give it another"
    ]
