"""The size of each picture, written beside it.

A browser that does not know a picture's shape gives it no room, and moves the text
under a reader's eyes when the picture arrives.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

from torchproof.site import Site

_IMAGE = re.compile(
    r"(!\[(?:\\.|[^\[\]\\])*\]\(([^()\s]+\.svg)\))(?:\{\s*([^}]*?)\s*\})?"
)
_ROOT = re.compile(r"<svg\b[^>]*>")
# CSS pixels in a unit of length: https://www.w3.org/TR/css-values-3/#absolute-lengths
_PIXELS = {"": 1.0, "px": 1.0, "pt": 4 / 3}
_LENGTH = re.compile(r"^\s*([\d.]+)(px|pt|)\s*$")


def drawn_size(drawing: str) -> tuple[int, int] | None:
    """Width and height in CSS pixels of an SVG, or of its view box; else None."""
    root = _ROOT.search(drawing)
    if not root:
        return None
    found = {
        name: value
        for name, value in re.findall(r'\s([\w:]+)="([^"]*)"', root[0])
        if name in ("width", "height", "viewBox")
    }
    sizes = [_LENGTH.match(found.get(name, "")) for name in ("width", "height")]
    box = found.get("viewBox", "").split()
    if all(sizes):
        numbers = [float(s[1]) * _PIXELS[s[2]] for s in sizes if s]
    elif len(box) == 4:
        numbers = [float(number) for number in box[2:]]
    else:
        return None
    width, height = (round(number) for number in numbers)
    return (width, height) if width > 0 and height > 0 else None


def size_attributes(drawing: str) -> str:
    """`width=300 height=150`, as an attribute list takes it; "" if unknown."""
    size = drawn_size(drawing)
    return f"width={size[0]} height={size[1]}" if size else ""


def sized(text: str, drawing_at: Callable[[str], str | None]) -> str:
    """A line of Markdown in which each SVG says its size.

    `drawing_at` gives the file that a link leads to, None where there is none.
    """

    def with_size(match: re.Match[str]) -> str:
        drawing = drawing_at(match[2])
        attributes = size_attributes(drawing) if drawing else ""
        if not attributes or "width=" in (match[3] or ""):
            return match[0]
        return f"{match[1]}{{ {' '.join(filter(None, [match[3], attributes]))} }}"

    return _IMAGE.sub(with_size, text)


def drawings_of(site: Site, folder: Path) -> Callable[[str], str | None]:
    """How a page of `folder` finds its drawings, in docs/ and snippets/ only."""

    def drawing_at(link: str) -> str | None:
        path = Path(os.path.normpath(folder / link))
        inside = any(path.is_relative_to(root) for root in (site.docs, site.snippets))
        if not inside or path.is_symlink() or not path.is_file():
            return None
        return path.read_text(encoding="utf-8", errors="replace")

    return drawing_at
