"""What an entry says is what its programs print: the build says when it is not."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.torchproof.test_catalogue import ENTRY, written

from torchproof.catalogue import Catalogue, load_catalogue
from torchproof.catalogue_build import catalogue_files, write_catalogue
from torchproof.catalogue_checks import check_catalogue, printed, said
from torchproof.catalogue_pages import (
    folder_page,
    links_on_page,
    most_met,
    template_text,
)
from torchproof.page import load_pages
from torchproof.site import Site
from torchproof.snippet import discover

MESSAGE = "mat1 and mat2 shapes cannot be multiplied (1x5"
WIDE = "$ python wide.py\nfirst line\nRuntimeError: " + MESSAGE + " and 4x1)\n"


@pytest.fixture
def site(tmp_path: Path) -> Site:
    """One entry, its two programs with their outputs, and the page that teaches it."""
    files = {
        "docs/training/adding.md": "# Adding\n\n## Syntax\n\nText.\n",
        "snippets/errors/shape/wide.py": "# raises: RuntimeError\nimport torch\n",
        "snippets/errors/shape/wide.out": WIDE,
        "snippets/errors/shape/fits.py": "import torch\n",
        "snippets/errors/shape/fits.out": "$ python fits.py\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return written(tmp_path, ENTRY)


def faults_of(site: Site) -> list[str]:
    catalogue, faults = load_catalogue(site)
    assert not faults
    assert len(catalogue.entries) == 1
    by_key = {snippet.key: snippet for snippet in discover(site)[0]}
    pages, _ = load_pages(site)
    return [str(fault) for fault in check_catalogue(site, catalogue, by_key, pages)]


def change(site: Site, name: str, old: str, new: str) -> None:
    path = site.root / name
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


TOML = "docs/errors/shape/mat1-and-mat2.toml"


def test_an_entry_that_fits_its_programs_has_no_fault(site: Site) -> None:
    assert faults_of(site) == []


def test_a_message_that_torch_words_otherwise_moves_to_history(site: Site) -> None:
    change(site, "snippets/errors/shape/wide.out", "cannot be", "can't be")
    (fault,) = faults_of(site)
    assert fault.startswith(f"{TOML}:3: is not what errors/shape/wide.py prints today")
    assert "[[older]]" in fault
    assert "errors/shape/wide.out" in fault


@pytest.mark.parametrize(
    ("name", "old", "new", "line", "what"),
    [
        (
            TOML,
            "shape/wide.py",
            "shape/none.py",
            6,
            "names errors/shape/none.py, which",
        ),
        (TOML, "rows have {inner}", "rows have {outer}", 5, "names {outer}, which no"),
        (TOML, "adding.md#syntax", "none.md", 8, "names the page training/none.md"),
        (TOML, "#syntax", "#synthax", 8, "names #synthax, which training/adding.md"),
        (
            "snippets/errors/shape/fits.out",
            "$ python fits.py\n",
            WIDE,
            7,
            "is still raised by errors/shape/fits.py",
        ),
    ],
)
def test_what_does_not_fit_is_a_fault_with_its_line(
    site: Site, name: str, old: str, new: str, line: int, what: str
) -> None:
    change(site, name, old, new)
    faults = faults_of(site)
    assert any(f.startswith(f"{TOML}:{line}: {what}") for f in faults), faults


def test_a_message_of_a_source_need_not_be_printed_here(site: Site) -> None:
    change(site, TOML, "page =", 'source = "PyTorch 2.13, aten/x.cu"\npage =')
    change(site, "snippets/errors/shape/wide.out", "cannot be", "can't be")
    assert faults_of(site) == []


def test_what_is_shown_are_whole_lines_as_printed(site: Site) -> None:
    (entry,) = load_catalogue(site)[0].entries
    assert printed(site, entry) == "RuntimeError: " + MESSAGE + " and 4x1)"
    assert said("one two", "a\nb one\n two c\nd\n") == "b one\n two c"
    assert said("one two", "one too\n") is None


def test_the_page_shows_the_printed_message_and_both_programs(site: Site) -> None:
    write_catalogue(site, load_catalogue(site)[0])
    text = (site.generated / "errors/shape.md").read_text("utf-8")
    assert "{ #mat1-and-mat2 }" in text
    assert f"`RuntimeError: {MESSAGE} and 4x1)`" in text
    assert '--8<-- "errors/shape/wide.py"' in text
    assert '--8<-- "errors/shape/fits.out"' in text
    assert "`size mismatch, m1: [ROWS x INNER]`: up to torch 1.8" in text
    assert "[Adding](../training/adding.md#syntax)" in text
    listed = (site.generated / "errors/index.md").read_text("utf-8")
    assert "](shape.md#mat1-and-mat2)" in listed
    assert "wrong number of features" in listed


def test_a_page_links_to_the_entries_that_it_teaches(site: Site) -> None:
    entries = load_catalogue(site)[0].entries
    link = (
        "[mat1 and mat2 shapes cannot be multiplied](../errors/shape.md#mat1-and-mat2)"
    )
    assert links_on_page(entries, "training/adding.md") == {
        "": [link],
        "syntax": [link],
    }
    assert links_on_page(entries, "training/other.md") == {}


def test_the_most_met_come_first_and_once_is_not_often(site: Site) -> None:
    entries = load_catalogue(site)[0].entries
    assert "shape.md#mat1-and-mat2), 3 reports" in most_met(
        entries, {"mat1-and-mat2": 3}, 5
    )
    assert most_met(entries, {"mat1-and-mat2": 1}, 5) == ""


def test_holes_are_shown_in_capitals_and_braces_as_braces() -> None:
    assert template_text("got {n:int} of {{x}} {b:word}") == "got N of {x} B"


def test_the_decoder_s_files_hold_every_entry(site: Site) -> None:
    files = catalogue_files(site, load_catalogue(site)[0], "https://example.org/new")
    index = files["assets/decoder-all.js"].decode()
    assert '"mat1-and-mat2"' in index
    assert '.issues="https://example.org/new"' in index
    assert b"mat1-and-mat2" in files["errors/decode.py"]
    assert catalogue_files(site, Catalogue(), "") == {}


def test_capitals_are_explained_where_there_are_any(site: Site) -> None:
    with_holes = load_catalogue(site)[0].entries
    change(site, TOML, " ({rows:int}x{inner:int})", "")
    change(site, TOML, 'yours = ["Your rows have {inner} numbers."]\n', "")
    without = load_catalogue(site)[0].entries
    explained = "; capitals stand for what differs:"
    assert explained in folder_page(with_holes, {}, {})
    assert explained not in folder_page(without, {}, {})
