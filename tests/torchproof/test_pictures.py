"""A page says how large each of its pictures is."""

from __future__ import annotations

from pathlib import Path

import pytest

from torchproof.pictures import drawings_of, drawn_size, sized
from torchproof.site import Site


@pytest.mark.parametrize(
    ("root", "size"),
    [
        ('<svg viewBox="0 0 720 264">', (720, 264)),
        ('<svg viewBox="0 0 400.5 246.98" role="img">', (400, 247)),
        ('<svg width="75pt" height="150pt" viewBox="0 0 1 2">', (100, 200)),
        ('<svg width="30px" height="40">', (30, 40)),
        ('<svg width="100%" height="100%" viewBox="0 0 5 6">', (5, 6)),
        ('<svg stroke-width="3" viewBox="0 0 7 8">', (7, 8)),
        ('<svg width="100%">', None),
        ('<svg viewBox="0 0 0 8">', None),
        ("no drawing", None),
    ],
)
def test_a_drawing_asks_for(root: str, size: tuple[int, int] | None) -> None:
    assert drawn_size(root) == size


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("![A](a.svg){ .plot }", "![A](a.svg){ .plot width=3 height=4 }"),
        ("![A \\] b](a.svg)", "![A \\] b](a.svg){ width=3 height=4 }"),
        ("![A](a.svg){ width=9 }", "![A](a.svg){ width=9 }"),
        ("[a link](a.svg){ .plot }", "[a link](a.svg){ .plot }"),
        ("![A ![B](a.svg)", "![A ![B](a.svg){ width=3 height=4 }"),
        ("![A](missing.svg)", "![A](missing.svg)"),
    ],
)
def test_a_line_says_the_size_of_its_picture(line: str, expected: str) -> None:
    drawings = {"a.svg": '<svg viewBox="0 0 3 4">'}
    assert sized(line, drawings.get) == expected


def test_only_drawings_of_the_site_are_read(tmp_path: Path) -> None:
    site = Site(tmp_path)
    for name in ("docs/part/a.svg", "snippets/b.svg", "elsewhere/c.svg"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    (tmp_path / "docs/d.svg").symlink_to(tmp_path / "elsewhere/c.svg")
    drawing_at = drawings_of(site, site.docs / "part")
    assert drawing_at("a.svg") == "docs/part/a.svg"
    assert drawing_at("../../snippets/b.svg") == "snippets/b.svg"
    for link in ("../../elsewhere/c.svg", "../d.svg", "none.svg", "https://a.b/c.svg"):
        assert drawing_at(link) is None
