"""Links, pictures and anchors lead somewhere."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote

from torchproof.catalogue_pages import DOWNLOAD
from torchproof.checks.quotes import CODE
from torchproof.checks.sections import paragraphs
from torchproof.faults import Fault
from torchproof.fences import Item
from torchproof.includes import Line
from torchproof.lab import FOLDER
from torchproof.lab_page import MADE
from torchproof.page import Page
from torchproof.site import Site

TARGET = r"""\]\([ \t]*<?(?P<target>[^()\s<>]*(?:\([^()\s]*\)[^()\s<>]*)*)>?
    (?:\s+(?:"[^"]*"|'[^']*'))?[ \t]*\)"""
LINK = re.compile(TARGET, re.VERBOSE)
IMAGE = re.compile(r"!\[(?P<alt>[^\]]*)" + TARGET, re.VERBOSE)
DEFINED = re.compile(
    r"^ {0,3}\[(?P<name>[^\]^]+)\]:[ \t]+<?(?P<target>[^\s>]+)>?", re.M
)
USED = re.compile(r"\[(?P<text>[^\[\]]+)\]\[(?P<name>[^\[\]]*)\]")
TAG = re.compile(r"<(?P<tag>[a-zA-Z]+)\b(?P<rest>[^<>]*)>")
ATTRIBUTE = re.compile(
    r"""\b(?P<name>href|src|srcset|alt)\s*=\s*["'](?P<value>[^"']*)"""
)
SCHEME = re.compile(r"^[a-zA-Z][a-zA-Z0-9+.-]*:")


@dataclass(frozen=True)
class Link:
    """`alt` is None for a link, a picture's text otherwise; `raw` if HTML."""

    target: str
    line: Line
    alt: str | None = None
    raw: bool = False
    in_quiz: bool = False


def check_links(
    site: Site, pages: Sequence[Page]
) -> tuple[list[Fault], dict[str, int]]:
    """Returns what leads nowhere, and how many links and pictures each page has.

    What a page that is not whole links, and which anchors it has, is not known.
    """
    anchors = {site.root / p.path: p.anchors if p.whole else None for p in pages}
    faults: list[Fault] = []
    counts: dict[str, int] = {}
    for page in (page for page in pages if page.whole):
        # What the build wrote on a lab's page is looked for in what was built.
        found = [link for link in links(page) if link.line.key != MADE]
        counts[page.path] = len(found)
        for link in found:
            wrong = _wrong(site, page, link, anchors)
            if wrong:
                faults.append(link.line.fault(*wrong))
        faults += _undefined(page)
    return faults, counts


def linked_files(site: Site, page: Page) -> set[Path]:
    """The files that the page's relative links and pictures name."""
    return {
        path
        for link in links(page)
        if (path := _file(site, page, link.target)) and path.is_file()
    }


def links(page: Page) -> Iterator[Link]:
    """All links and pictures of a page."""
    yield from _links(page.items, in_quiz=False)
    for quiz in page.quizzes:
        yield from _links(quiz.inner, in_quiz=True)


def _links(items: Sequence[Item], in_quiz: bool) -> Iterator[Link]:
    for paragraph in paragraphs(items):
        if not re.search(r"\]\(|\]:|<[a-zA-Z]", paragraph.text):
            continue
        text = CODE.sub(lambda match: " " * len(match[0]), paragraph.text)
        pictures = {match.end(): match["alt"] for match in IMAGE.finditer(text)}
        for match in LINK.finditer(text):
            line = paragraph.line_at(match.start())
            alt = pictures.get(match.end())
            yield Link(match["target"], line, alt, in_quiz=in_quiz)
        for match in DEFINED.finditer(text):
            line = paragraph.line_at(match.start())
            yield Link(match["target"], line, in_quiz=in_quiz)
        for tag in TAG.finditer(text):
            yield from _in_tag(tag, paragraph.line_at(tag.start()), in_quiz)


def _in_tag(tag: re.Match[str], line: Line, in_quiz: bool) -> Iterator[Link]:
    values = {m["name"]: m["value"] for m in ATTRIBUTE.finditer(tag["rest"])}
    picture = tag["tag"].lower() != "a"
    alt = values.pop("alt", "" if tag["tag"].lower() == "img" else "not a picture")
    for target in values.values():
        yield Link(target, line, alt if picture else None, raw=True, in_quiz=in_quiz)


def _wrong(
    site: Site, page: Page, link: Link, anchors: Mapping[Path, frozenset[str] | None]
) -> tuple[str, str] | None:
    """What is wrong with a link, and what to do; None when it is right."""
    target = link.target
    if link.alt is not None and not link.alt.strip():
        return f"shows {target} without a text for it", "describe it: `![text](path)`"
    if target.startswith(("http://", "https://", "//")):
        if link.alt is not None:
            return (
                f"loads {target} from another machine",
                "keep the file in docs/assets/",
            )
        return None
    if target.startswith("mailto:"):
        return None
    if SCHEME.match(target) or target.startswith("/") or not target:
        return f"links `{target}`", "write a path relative to this page"
    path, _, anchor = target.partition("#")
    if not path:
        return None if anchor in page.anchors else _no_anchor(anchor, page.path)
    if link.raw:
        return (
            f"links {target} in HTML, which is not followed when the page moves",
            "write it as Markdown: `[text](path)` or `![text](path)`",
        )
    if link.in_quiz:
        return (
            f"links {target} from a quiz, where no path is followed",
            "link it above or below the quiz",
        )
    return _wrong_path(site, page, target, anchors)


def _wrong_path(
    site: Site, page: Page, target: str, anchors: Mapping[Path, frozenset[str] | None]
) -> tuple[str, str] | None:
    anchor = target.partition("#")[2]
    file = _file(site, page, target)
    if file is None:
        return f"links {target}, which leads out", "link a file in docs/ or snippets/"
    if site.relative(file) == f"docs/{DOWNLOAD}":
        return None  # made by the build
    if not file.is_file():
        return f"links {target}, which does not exist", "correct the path"
    where = site.relative(file)
    if file.suffix == ".py" and file.parent == site.docs / FOLDER:
        # Of a lab, its page is meant.
        file = file.with_suffix(".md")
    if file.suffix == ".md" and file.is_relative_to(site.docs):
        if file not in anchors:
            return f"links {target}, which is no page", "link a page"
        known = anchors[file]
        if anchor and known is not None and anchor not in known:
            return _no_anchor(anchor, where)
    return None


def _no_anchor(anchor: str, path: str) -> tuple[str, str]:
    return (
        f"links #{anchor}, which {path} does not have",
        "use the anchor of one of its headings",
    )


def _file(site: Site, page: Page, target: str) -> Path | None:
    """The file in docs/ or snippets/ that a relative target means."""
    name = unquote(target.partition("#")[0].partition("?")[0])
    if not name or SCHEME.match(name) or name.startswith("/"):
        return None
    path = Path(os.path.normpath((site.root / page.path).parent / name))
    inside = any(path.is_relative_to(base) for base in (site.docs, site.snippets))
    return path if inside else None


def _undefined(page: Page) -> Iterator[Fault]:
    """Uses of `[text][name]` without a line `[name]: path`."""
    known: set[str] = set()
    used: list[tuple[str, Line]] = []
    for paragraph in paragraphs(page.items):
        if "]" not in paragraph.text:
            continue
        text = CODE.sub(lambda match: " " * len(match[0]), paragraph.text)
        known |= {match["name"].lower() for match in DEFINED.finditer(text)}
        used += [
            ((match["name"] or match["text"]).lower(), paragraph.line_at(match.start()))
            for match in USED.finditer(text)
        ]
    for name, line in used:
        if name not in known:
            yield line.fault(
                f"uses the link [{name}], which is not defined", f"add `[{name}]: path`"
            )
