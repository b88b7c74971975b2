"""Headings of a page and the anchors that links can name."""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from torchproof.fences import INLINE_CODE
from torchproof.includes import Line

ATX = re.compile(r"^(?P<hashes>#{1,6})(?P<text>.*?)#*[ \t]*$")
SETEXT = re.compile(r"^(=+|-+)[ \t]*$")
ATTRIBUTES = re.compile(r"[ \t]*\{:?[ ]*(?P<attributes>[^}\n]*)[ ]*\}[ \t]*$")
EXPLICIT = re.compile(r"(?<![\w&])#(?P<id>[^\s}]+)")
ANY_ID = re.compile(r"""\{:?[ ]*[^{}\n]*?#(?P<list>[\w:.-]+)|\bid\s*=\s*["'](?P<tag>[^"']+)""")  # fmt: skip  # noqa: E501
# Bounded: a search from every bracket to the end of a long line takes minutes.
LINK = re.compile(r"(?<!!)\[([^\]]{0,500})\](?:\([^)]*\)|\[[^\]]*\])")
IMAGE = re.compile(r"!\[[^\]]{0,500}\](?:\([^)]*\)|\[[^\]]*\])")
TAG = re.compile(r"<[^>\s][^>]{0,1000}>")
EMPHASIS = re.compile(r"(?<!\\)(?:\*{1,3}|~~|(?<!\w)_{1,3}(?=\S)|(?<=\S)_{1,3}(?!\w))")
ESCAPE = re.compile(r"\\([\\`*_{}\[\]()>#+\-.!~|])")
COUNTED = re.compile(r"^(.*)_([0-9]+)$")


@dataclass(frozen=True)
class Heading:
    """`anchor` is the id that python-markdown's toc gives it."""

    level: int
    text: str
    anchor: str
    line: Line


def read_headings(prose: Sequence[Line]) -> tuple[Heading, ...]:
    """The headings among a page's lines outside blocks and comments."""
    found = list(_found(prose))
    # toc keeps every explicit id and makes its own ones differ from all of them.
    used = set(explicit_ids(prose))
    headings: list[Heading] = []
    for level, raw, line in found:
        attributes = ATTRIBUTES.search(raw)
        explicit = attributes and EXPLICIT.search(attributes["attributes"])
        text = plain_text(raw[: attributes.start()] if attributes else raw)
        anchor = explicit["id"] if explicit else unique(slugify(text), used)
        headings.append(Heading(level, text, anchor, line))
    return tuple(headings)


def explicit_ids(prose: Sequence[Line]) -> frozenset[str]:
    """Ids that the page writes itself: `{ #id }` and `id="…"`."""
    return frozenset(name for name, _ in id_lines(prose))


def id_lines(prose: Sequence[Line]) -> Iterator[tuple[str, Line]]:
    """Each id that the page writes itself, with the line that gives it."""
    for line in prose:
        if "#" in line.text or "id" in line.text:
            for match in ANY_ID.finditer(INLINE_CODE.sub("", line.text)):
                yield match["list"] or match["tag"], line


def _found(prose: Sequence[Line]) -> Iterator[tuple[int, str, Line]]:
    before: Line | None = None  # the first line of a paragraph, if just passed
    previous_blank = True
    for line in prose:
        text = line.text.lstrip("> \t") if line.text[:1] in "> \t" else line.text
        if match := ATX.match(text):
            yield len(match["hashes"]), match["text"].strip(), line
            before, previous_blank = None, True
            continue
        if before and SETEXT.match(text):
            level = 1 if text.startswith("=") else 2
            yield level, before.text.strip("> \t"), before
            before, previous_blank = None, True
            continue
        before = line if previous_blank and text.strip() else None
        previous_blank = not text.strip()


def plain_text(markdown: str) -> str:
    """Inline Markdown as the words that a reader sees."""
    parts: list[str] = []
    position = 0
    for code in INLINE_CODE.finditer(markdown):
        parts += [_plain(markdown[position : code.start()]), code[2].strip()]
        position = code.end()
    parts.append(_plain(markdown[position:]))
    return "".join(parts).strip()


def _plain(text: str) -> str:
    text = TAG.sub("", LINK.sub(r"\1", IMAGE.sub("", text)))
    return html.unescape(ESCAPE.sub(r"\1", EMPHASIS.sub("", text)))


def slugify(text: str) -> str:
    """As markdown.extensions.toc does by default."""
    ascii_only = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    kept = re.sub(r"[^\w\s-]", "", ascii_only).strip().lower()
    return re.sub(r"[-\s]+", "-", kept)


def unique(anchor: str, used: set[str]) -> str:
    """`anchor`, or with the next free `_1`, `_2`…; added to `used`."""
    while anchor in used or not anchor:
        match = COUNTED.match(anchor)
        anchor = f"{match[1]}_{int(match[2]) + 1}" if match else f"{anchor}_1"
    used.add(anchor)
    return anchor
