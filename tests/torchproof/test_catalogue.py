"""An entry of the error catalogue that is wrong is one fault, with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from torchproof.catalogue import FOLDERS, Entry, load_catalogue
from torchproof.site import Site

ENTRY = """\
title = "mat1 and mat2 shapes cannot be multiplied"
raises = "RuntimeError"
message = "mat1 and mat2 shapes cannot be multiplied ({rows:int}x{inner:int})"
meaning = "Two inner sizes differ. PyTorch compares them."
yours = ["Your rows have {inner} numbers."]
fails = "errors/shape/wide.py"
fixed = "errors/shape/fits.py"
page = "training/adding.md#syntax"
symptoms = ["wrong number of features"]

[[older]]
message = "size mismatch, m1: [{rows:int} x {inner:int}]"
releases = "up to torch 1.8"

[[causes]]
cause = "The image was not flattened."
check = "Print its shape."
fix = "Flatten it."
hints = ["conv"]
"""


def written(root: Path, text: str, name: str = "shape/mat1-and-mat2.toml") -> Site:
    path = root / "docs/errors" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return Site(root)


def read(root: Path, text: str = ENTRY) -> Entry:
    catalogue, faults = load_catalogue(written(root, text))
    assert not faults
    (entry,) = catalogue.entries
    return entry


def test_an_entry_is_read_whole(tmp_path: Path) -> None:
    entry = read(tmp_path)
    assert (entry.id, entry.kind) == ("mat1-and-mat2", "shape")
    assert entry.path == "docs/errors/shape/mat1-and-mat2.toml"
    assert entry.programs == ("errors/shape/wide.py", "errors/shape/fits.py")
    assert [wording.releases for wording in entry.wordings] == [None, "up to torch 1.8"]
    assert entry.causes[0].hints == ("conv",)
    assert not entry.wraps


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ('title = "mat1', '# title = "mat1', 2, "the entry has no title"),
        ('raises = "Run', 'raised = "Run', 2, "unknown key (raised)"),
        ('meaning = "Two', 'meaning = 3 # "', 4, "meaning of the entry is no such"),
        ("yours = [", "yours = [1, ", 5, "yours of the entry is no such thing"),
        ('symptoms = ["wrong number of features"]', "symptoms = []", 1, "no symptoms"),
        ('"RuntimeError"', '"a class!"', 2, "raises a class!, which is no class"),
        ('fixed = "errors/shape/fits.py"\n', "", 6, "has one program of the two"),
        ("[[older]]\n", "[older]\n", 11, "has older that are no tables"),
        ('releases = "up to torch 1.8"\n', "", 12, "[[older]] has no releases"),
        ('fix = "Flatten it."\n', "", 16, "[[causes]] has no fix"),
        ('fix = "Flatten', 'fixes = "Flatten', 18, "unknown key (fixes)"),
        ("{rows:int}x{", "{rows:inch}x{", 3, "has a template that holds {rows:inch}"),
        ("{rows:int}x{", "{inner:int}x{", 3, "has a template that names {inner} twice"),
        (
            "m1: [{rows:int} x",
            "m1: [{ro ws} x",
            12,
            "has a template that holds {ro ws}",
        ),
        ("[[causes]]", "[[cause]]", 15, "unknown key (cause)"),
        ('page = "t', 'also = ["shapes"]\npage = "t', 8, "an unknown kind (shapes)"),
        ('title = "mat1', 'title = mat1"', 1, "is no TOML"),
        ('meaning = "Two', 'meaning = "  " # "', 4, "meaning of the entry is no such"),
    ],
)
def test_a_wrong_entry_is_a_fault_with_its_line(
    tmp_path: Path, old: str, new: str, line: int, what: str
) -> None:
    assert ENTRY.count(old) >= 1
    site = written(tmp_path, ENTRY.replace(old, new, 1))
    catalogue, faults = load_catalogue(site)
    assert not catalogue.entries
    said = [str(fault) for fault in faults]
    where = f"docs/errors/shape/mat1-and-mat2.toml:{line}: "
    assert any(one.startswith(where) and what in one for one in said), said


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("shapes/a.toml", "lies in shapes/, which is no kind of error"),
        ("shape/A b.toml", "has a name that no link can keep (A b)"),
        ("shape/deeper/a.toml", "lies in deeper/, which is no kind of error"),
        ("a.toml", "lies in errors/, which is no kind of error"),
    ],
)
def test_an_entry_lies_in_a_kind_under_its_id(
    tmp_path: Path, name: str, what: str
) -> None:
    catalogue, faults = load_catalogue(written(tmp_path, ENTRY, name))
    assert not catalogue.entries
    assert what in " ".join(str(fault) for fault in faults)


def test_an_id_names_one_entry_of_the_site(tmp_path: Path) -> None:
    written(tmp_path, ENTRY, "dtype/mat1-and-mat2.toml")
    catalogue, faults = load_catalogue(written(tmp_path, ENTRY))
    assert len(catalogue.entries) == 2
    (fault,) = faults
    assert "has the id of docs/errors/shape/mat1-and-mat2.toml" in str(fault)


def test_an_entry_must_be_shown_by_something(tmp_path: Path) -> None:
    bare = ENTRY.replace('fails = "errors/shape/wide.py"\n', "")
    bare = bare.replace('fixed = "errors/shape/fits.py"\n', "")
    _, faults = load_catalogue(written(tmp_path, bare))
    assert "is shown by nothing" in str(faults[0])
    source = 'source = "PyTorch 2.13, aten/x.cpp"\nneeds = "a GPU"\npage'
    _, faults = load_catalogue(written(tmp_path, bare.replace("page", source, 1)))
    assert not faults


def test_a_site_without_a_catalogue_has_none(tmp_path: Path) -> None:
    catalogue, faults = load_catalogue(Site(tmp_path))
    assert (catalogue.entries, faults) == ([], [])


def test_the_entries_come_in_the_order_of_their_kinds(tmp_path: Path) -> None:
    for kind in reversed(FOLDERS):
        written(tmp_path, ENTRY, f"{kind}/about-{kind}.toml")
    catalogue, _ = load_catalogue(Site(tmp_path))
    assert [entry.folder for entry in catalogue.entries] == list(FOLDERS)
