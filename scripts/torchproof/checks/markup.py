"""Markup in a page's Markdown is of the kinds that show something and do nothing.

Text in fences and inline code is shown as it is; all else that Markdown passes
through to the browser is looked at here: tags, and the attributes in braces.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from torchproof.checks.quotes import CODE
from torchproof.checks.sections import paragraphs
from torchproof.faults import Fault
from torchproof.fences import Item
from torchproof.front_matter import MARKUP
from torchproof.includes import Line
from torchproof.page import Page

TAGS = {
    *("a", "abbr", "b", "br", "caption", "dd", "del", "details", "div", "dl", "dt"),
    *("em", "figcaption", "figure", "hr", "i", "img", "ins", "kbd", "li", "mark"),
    *("ol", "p", "section", "small", "span", "strong", "sub", "summary", "sup"),
    *("table", "tbody", "td", "th", "thead", "tr", "u", "ul", "var", "wbr"),
}
ATTRIBUTES = {
    *("class", "colspan", "height", "id", "lang", "loading", "markdown", "open"),
    *("rowspan", "scope", "start", "title", "width"),
}
# Of a tag only; what they name is looked at with the links.
TARGETS = {"alt", "href", "src"}
TAG = re.compile(
    r"""</?(?P<tag>[a-zA-Z][^\s/<>]*)(?P<rest>(?:"[^"]*"|'[^']*'|[^<>])*)"""
)
BRACES = re.compile(r"\{:?(?P<rest>[^{}]*=[^{}]*)\}")
ATTRIBUTE = re.compile(
    r"""(?P<name>[^\s"'<>/={}:.#][^\s"'<>/={}]*)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>}]+)
    |(?P<bare>[a-zA-Z][\w-]*)""",
    re.VERBOSE,
)
AUTOLINK = re.compile(r"(https?:|[^\s@]+@)", re.IGNORECASE)


def check_markup(page: Page) -> list[Fault]:
    """Faults where a page, its quizzes too, holds markup that could act."""
    faults = list(_acting(page.items))
    for quiz in page.quizzes:
        faults += _acting(quiz.inner)
    return faults + list(_in_title(page))


def _in_title(page: Page) -> Iterator[Fault]:
    """A first heading becomes the page's title, where even inline code is markup."""
    for heading in page.headings:
        found = MARKUP.search(heading.line.text.replace('"', ""))
        if heading.level == 1 and found:
            yield heading.line.fault(
                f"has `{found[0]}` in its title, where a browser reads markup",
                "say it in words",
            )


def _acting(items: Sequence[Item]) -> Iterator[Fault]:
    for paragraph in paragraphs(items):
        if not re.search(r"<[a-zA-Z/]|\{.*=", paragraph.text):
            continue
        text = CODE.sub(lambda match: " " * len(match[0]), paragraph.text)
        for tag in TAG.finditer(text):
            line = paragraph.line_at(tag.start())
            name = tag["tag"].lower()
            if AUTOLINK.match(name):
                continue
            if name not in TAGS:
                yield line.fault(
                    f"holds the tag <{name}>",
                    "write it as inline code or in a fence, or take it out",
                )
            else:
                yield from _wrong(line, tag["rest"], ATTRIBUTES | TARGETS)
        for braces in BRACES.finditer(text):
            yield from _wrong(
                paragraph.line_at(braces.start()), braces["rest"], ATTRIBUTES
            )


def _wrong(line: Line, written: str, allowed: set[str]) -> Iterator[Fault]:
    """A fault for each attribute that is not `allowed`."""
    for match in ATTRIBUTE.finditer(written):
        name = (match["name"] or match["bare"]).lower()
        # In braces, a word that begins with a sign is a class or an id.
        sign = written[match.start() - 1 : match.start()]
        if name not in allowed and sign not in (".", "#"):
            yield line.fault(f"holds the attribute `{name}`", "take it out")
