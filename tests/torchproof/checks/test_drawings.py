"""A drawing that is opened by itself runs nothing and loads nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.torchproof.small_site import small_site, told

from torchproof.checks.drawings import check_drawings, drawing_faults
from torchproof.site import Site

OPEN = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">'


@pytest.mark.parametrize(
    ("inside", "said"),
    [
        ("<script>alert(1)</script>", "<script>"),
        ("<x:script xmlns:x='http://www.w3.org/1999/xhtml'>1</x:script>", "<script>"),
        ("<foreignObject><p>x</p></foreignObject>", "<foreignObject>"),
        ("<g onload='alert(1)'/>", "`onload`"),
        ("<g onClick='alert(1)'/>", "`onClick`"),
        ("<a href='javascript:alert(1)'><text>x</text></a>", "<a>"),
        ("<set attributeName='href' to='x'/>", "<set>"),
        ("<use href='other.svg#a'/>", "refers to other.svg#a"),
        ("<use xlink:href='https://example.org/a#b'/>", "refers to https"),
        ("<image href='https://example.org/a.png'/>", "refers to https"),
        ("<image href='data:image/svg+xml;base64,AA'/>", "refers to data:image/svg"),
        ("<style>@import 'a.css';</style>", "style that loads"),
        ("<style>g { fill: url(//example.org/a) }</style>", "style that loads"),
        ("<g style='fill: u\\72l(a)'/>", "by its `style`"),
        ("<g fill=\"url('https://example.org/a')\"/>", "by its `fill`"),
    ],
)
def test_what_does_more_than_draw_is_told(
    tmp_path: Path, inside: str, said: str
) -> None:
    drawing = f"{OPEN}\n<title>x</title>\n{inside}\n</svg>\n"
    site = small_site(tmp_path, {"docs/assets/drawn.svg": drawing})
    faults, _ = check_drawings(site)
    assert {fault.path for fault in faults} == {"docs/assets/drawn.svg"}
    assert {fault.line for fault in faults} == {3}
    assert said in told(faults)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"<?xml-stylesheet href='a.css'?>\n{OPEN}</svg>", "<?xml-stylesheet?>"),
        (f"<!DOCTYPE svg [<!ENTITY a 'b'>]>{OPEN}&a;</svg>", "the entity a"),
        (f"{OPEN}<g></svg>", "is no XML (mismatched tag)"),
        ("", "is no XML (no element found)"),
    ],
)
def test_the_file_itself_is_looked_at(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "drawn.svg"
    path.write_text(text)
    assert said in told(drawing_faults("drawn.svg", path))


def test_what_refers_to_itself_or_holds_its_picture_is_not_told(
    tmp_path: Path,
) -> None:
    path = tmp_path / "drawn.svg"
    path.write_text(
        "<?xml version='1.0'?>\n<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN'\n"
        f"  'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'>\n{OPEN}"
        "<metadata><rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'/>"
        "</metadata><style>*{stroke-linecap:butt}</style>"
        "<defs><path id='a' d='M0 0'/></defs><g clip-path='url(#a)'>"
        "<use xlink:href='#a' style='fill: url(\"#a\")'/>"
        "<image xlink:href='data:image/png;base64,AA'/></g></svg>"
    )
    assert told(drawing_faults("drawn.svg", path)) == ""


def test_a_document_of_another_kind_is_told(tmp_path: Path) -> None:
    site = small_site(tmp_path, {"snippets/training/adding/more.html": "<p>x</p>"})
    faults, _ = check_drawings(site)
    assert "more.html:1: would be published as a document" in told(faults)


def test_every_drawing_of_the_site_is_looked_at(real: Site) -> None:
    faults, count = check_drawings(real)
    assert told(faults) == ""
    assert count >= 40
