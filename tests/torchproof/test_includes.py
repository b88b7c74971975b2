"""A page reads as if its included files stood in it, and says where they came from."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.torchproof.small_site import small_site, told

from torchproof.includes import Line, expand, joined
from torchproof.site import Site

PAGE = "docs/plain.md"


def expanded(site: Site) -> tuple[list[Line], str]:
    lines, faults = expand(site, site.root / PAGE)
    return lines, told(faults)


def test_a_line_keeps_the_file_and_the_number_where_it_was_written(
    tmp_path: Path,
) -> None:
    site = small_site(
        tmp_path, {PAGE: 'first\n--8<-- "training/adding/asked.py"\nlast\n'}
    )
    lines, faults = expanded(site)
    assert not faults
    assert [(line.text, line.path, line.number, line.at) for line in lines] == [
        ("first", PAGE, 1, 1),
        ("print(1 + 2)", "snippets/training/adding/asked.py", 1, 2),
        ("last", PAGE, 3, 3),
    ]
    assert lines[1].key == "training/adding/asked.py"


def test_an_include_keeps_its_indentation_and_blank_lines_stay_blank(
    tmp_path: Path,
) -> None:
    files = {PAGE: "    --8<-- 'a/b.md'\n", "snippets/a/b.md": "x\n\n  y\n"}
    lines, _ = expanded(small_site(tmp_path, files))
    assert joined(lines) == "    x\n\n      y\n"


def test_included_files_include_further_files(tmp_path: Path) -> None:
    files = {
        PAGE: '--8<-- "a.md"\n',
        "snippets/a.md": '  --8<-- "b.md"\n',
        "snippets/b.md": "deep\n",
    }
    lines, faults = expanded(small_site(tmp_path, files))
    assert (joined(lines), faults) == ("  deep\n", "")
    assert (lines[0].path, lines[0].key, lines[0].at) == ("snippets/b.md", "b.md", 1)


def test_what_the_build_generates_is_included_by_its_name(tmp_path: Path) -> None:
    site = small_site(tmp_path, {PAGE: '--8<-- "generated/topics.md"\n'})
    lines, faults = expanded(site)
    assert (joined(lines), faults) == ("**generated** text\n", "")


@pytest.mark.parametrize("ends", ["\r\n", "\r", "\n"])
def test_line_ends_of_any_kind_read_the_same(tmp_path: Path, ends: str) -> None:
    files = {PAGE: f'x{ends}--8<-- "a.md"{ends}', "snippets/a.md": f"1{ends}2{ends}"}
    lines, faults = expanded(small_site(tmp_path, files))
    assert (joined(lines), faults) == ("x\n1\n2\n", "")


def test_an_escaped_include_is_left_alone(tmp_path: Path) -> None:
    text = ';--8<-- "a.md"\nIn prose `--8<-- "a.md"` is text.\n'
    lines, faults = expanded(small_site(tmp_path, {PAGE: text}))
    assert (joined(lines), faults) == (text, "")


@pytest.mark.parametrize(
    ("text", "told_as"),
    [
        ('\n--8<-- "a/none.py"', "docs/plain.md:2: includes a/none.py, which does not"),
        ('--8<-- "../mkdocs.yml"', "plain.md:1: includes a path that climbs out"),
        ('--8<-- "/etc/passwd"', "plain.md:1: includes a path that climbs out"),
        ('--8<-- "out.md"', "snippets/out.md:1: is a link out of snippets/"),
        ('--8<-- "round.md"', "snippets/round.md:2: includes round.md, which includes"),
        ('--8<-- "training/adding/add.py:2:3"', "1: includes a part of a file"),
        ('--8<-- "training/adding/add.py:loop"', "1: includes a part of a file"),
        ('--8<-- "https://example.org/x.py"', "1: includes a part of a file"),
        ("--8<--\na.py\n--8<--", "plain.md:3: marks a section or a block of includes"),
        ('--8<-- "marked.py"', "snippets/marked.py:1: marks a section"),
        ('--8<-- "latin.py"', "snippets/latin.py:1: is not UTF-8"),
        ('> --8<-- "a.md"', "plain.md:1: looks like an include and would be shown"),
        ('- --8<-- "a.md"', "plain.md:1: looks like an include and would be shown"),
        ("--8<-- a.md", "plain.md:1: looks like an include and would be shown"),
        ('--8<-- "training"', "plain.md:1: includes training, which does not exist"),
        (f'--8<-- "{"long" * 200}"', "which does not exist"),
    ],
)
def test_a_wrong_include_is_told_where_it_is_written(
    tmp_path: Path, text: str, told_as: str
) -> None:
    site = small_site(
        tmp_path,
        {
            PAGE: text,
            "snippets/round.md": 'x\n--8<-- "round.md"\n',
            "snippets/marked.py": "# --8<-- [start:loop]\n",
            "snippets/latin.py": b"# \xe9\n",
        },
    )
    (tmp_path / "snippets/out.md").symlink_to(tmp_path / "mkdocs.yml")
    assert told_as in expanded(site)[1]


def test_all_wrong_includes_are_told_and_the_rest_of_the_page_is_read(
    tmp_path: Path,
) -> None:
    site = small_site(tmp_path, {PAGE: '--8<-- "x"\nstays\n--8<-- "y"\n'})
    lines, faults = expanded(site)
    assert joined(lines) == "stays\n"
    assert "plain.md:1:" in faults
    assert "plain.md:3:" in faults


def test_a_page_that_is_not_utf8_is_told(tmp_path: Path) -> None:
    site = small_site(tmp_path, {PAGE: b"\xff\xfe"})
    assert "docs/plain.md:1: is not UTF-8 (UTF-16)" in expanded(site)[1]
