"""Every link, picture and anchor leads to something that is there."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.torchproof.small_site import page_of, small_site, told

from torchproof.checks.links import check_links

PAGE = "docs/training/plain.md"


def told_for(folder: Path, text: str) -> tuple[str, int]:
    site = small_site(folder, {PAGE: text, "docs/a b.txt": "x", "docs/a(1).txt": "x"})
    names = (PAGE, "docs/index.md", "docs/training/adding.md")
    faults, counts = check_links(site, [page_of(site, name)[0] for name in names])
    return told([f for f in faults if f.path == PAGE]), counts[PAGE]


@pytest.mark.parametrize(
    "text",
    [
        "[home](../index.md) [part](adding.md#how-it-works) [x](adding.md 'title')",
        "[code](../../snippets/training/adding/add.py)",
        "# Here\n[up](#here) <https://pytorch.org> [out](https://pytorch.org/docs)",
        "![boxes](../assets/boxes.svg#only-light)",
        "[![boxes](../assets/boxes.svg)](../index.md)",
        "[home][h] and [h][]\n\n[h]: ../index.md",
        "[a](../a%20b.txt) [b](../a(1).txt) [c](<../index.md>)",
        "[mark]{ #own } [to it](#own) <a id='raw'></a>[raw](#raw)",
        "`[no](link.md)` and `a[0](x)`",
        "```text\n[no](link.md)\n```",
        "| a |\n|---|\n| [home](../index.md) |",
    ],
)
def test_what_leads_somewhere_is_right(tmp_path: Path, text: str) -> None:
    assert told_for(tmp_path, text)[0] == ""


@pytest.mark.parametrize(
    ("text", "told_as"),
    [
        ("x\n[a](none.md)", "plain.md:2: links none.md, which does not exist"),
        ("x\n\ny [a\nb](none.md)", "plain.md:4: links none.md, which does not exist"),
        ("[a](adding.md#none)", "links #none, which docs/training/adding.md does not"),
        ("[a](#none)", "links #none, which docs/training/plain.md does not have"),
        ("[a](../../mkdocs.yml)", "links ../../mkdocs.yml, which leads out"),
        ("[a](../../../x)", "which leads out"),
        ("[a](/index.md)", "links `/index.md`"),
        ("[a]()", "links ``"),
        ("[a](javascript:alert)", "links `javascript:alert`"),
        ("[a](../assets)", "links ../assets, which does not exist"),
        ("[a](../../snippets/none.py)", "which does not exist"),
        ("![](../assets/boxes.svg)", "shows ../assets/boxes.svg without a text"),
        ("![x](https://e.org/x.png)", "loads https://e.org/x.png from another machine"),
        ("![x](../assets/none.svg)", "which does not exist"),
        ("[x][none]", "uses the link [none], which is not defined"),
        ("[x]: none.md", "links none.md, which does not exist"),
        ('<img src="https://e.org/x.png" alt="x">', "from another machine"),
        ('<img src="../assets/boxes.svg">', "without a text for it"),
        ('<a href="../index.md">x</a>', "links ../index.md in HTML"),
        ('<script src="//e.org/x.js"></script>', "from another machine"),
        (
            "````quiz\nwhy: see [a](../index.md)\n````",
            ":2: links ../index.md from a quiz",
        ),
    ],
)
def test_what_leads_nowhere_is_told(tmp_path: Path, text: str, told_as: str) -> None:
    assert told_as in told_for(tmp_path, text)[0]


def test_links_and_pictures_are_counted(tmp_path: Path) -> None:
    text = "[a](../index.md) ![boxes](../assets/boxes.svg)\n\n[b](#none)"
    assert told_for(tmp_path, text)[1] == 3
