"""What a built HTML file holds, read with the standard library's parser alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from html.parser import HTMLParser

# Attributes that a browser follows by itself, by tag; of `link`, all but these.
LOADED = {
    **dict.fromkeys(("img", "source", "script", "iframe", "embed", "track"), ("src",)),
    **dict.fromkeys(("video", "audio", "input"), ("src", "poster")),
    "link": ("href",), "object": ("data",), "use": ("href",), "image": ("href",),
    "form": ("action",),
}  # fmt: skip
ONLY_NAMED = {"canonical", "alternate", "prev", "next", "author", "license"}
VOID = {
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta",
    "source", "track", "wbr",
}  # fmt: skip
# Scripts of these kinds hold data, which a browser does not run.
DATA = {"application/json", "application/ld+json"}
# What a link may begin with; nothing before a path is fine too.
SCHEMES = {"", "http", "https", "mailto"}
ADDRESSES = ("href", "xlink:href", "src", "action", "formaction", "data", "poster")
# A picture may stand in the page itself.
PICTURE = re.compile(r"data:image/(png|jpeg|gif|webp|svg\+xml)[;,]")
CSS_URL = re.compile(r"""(?:url\(|@import)\s*["']?\s*((?:https?:)?//[^"')\s]+)""")


@dataclass(frozen=True)
class Block:
    """A code block of the HTML: its language and other classes, its text.

    `quiz` is the number of the quiz on the page that holds it, 0 outside.
    """

    line: int
    classes: tuple[str, ...]
    text: str
    quiz: int

    @property
    def language(self) -> str:
        """What its class says; "" when it has none."""
        names = (c for c in self.classes if c.startswith("language-"))
        return next(names, "").removeprefix("language-")

    @property
    def is_python(self) -> bool:
        return bool(re.match(r"i?py|numpy|sage", self.language))


@dataclass(frozen=True)
class Inline:
    """A script or style that stands in the page itself; `kind` says which."""

    line: int
    kind: str
    text: str


@dataclass(frozen=True)
class Policy:
    """A content security policy in the page's head.

    `in_time` is true where nothing stands above it that it should have covered.
    """

    line: int
    text: str
    in_time: bool


@dataclass
class Document:
    """What one HTML file holds: code, ids, what it links and what it loads.

    `inline` are scripts and styles in the page, `acting` attributes that run or
    style something; `head` is the place, line and column, where a policy belongs.
    """

    blocks: list[Block] = field(default_factory=list)
    ids: set[str] = field(default_factory=set)
    links: list[tuple[int, str]] = field(default_factory=list)
    loads: list[tuple[int, str]] = field(default_factory=list)
    inline: list[Inline] = field(default_factory=list)
    acting: list[tuple[int, str]] = field(default_factory=list)
    policies: list[Policy] = field(default_factory=list)
    head: tuple[int, int] | None = None
    quizzes: int = 0
    proofs: int = 0


class _Reader(HTMLParser):
    """Fills a Document; keeps the classes of the elements that are open."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.document = Document()
        self._open: list[tuple[str, tuple[str, ...]]] = []
        self._code: list[str] | None = None
        self._where = 0
        self._quiz = 0
        self._inline: Inline | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        line = self.getpos()[0]
        document = self.document
        document.ids |= {values[name] for name in ("id", "name") if name in values}
        self._keep_policy(tag, values, line)
        self._follow(tag, values, line)
        self._act(tag, values, line)
        classes = tuple(values.get("class", "").split())
        if tag == "form" and "tp-quiz" in classes:
            document.quizzes += 1
            self._quiz = document.quizzes
        document.proofs += "tp-proof" in classes
        if tag == "pre":
            self._code, self._where = [], line
        if tag == "br" and self._code is not None:
            self._code.append("\n")
        if tag not in VOID:
            self._open.append((tag, classes))

    def _follow(self, tag: str, values: dict[str, str], line: int) -> None:
        if tag == "link" and ONLY_NAMED & set(values.get("rel", "").split()):
            return
        for name in LOADED.get(tag, ()):
            if values.get(name):
                self.document.loads.append((line, values[name]))
        for part in values.get("srcset", "").split(","):
            if part.strip():
                self.document.loads.append((line, part.split()[0]))
        if tag in ("a", "area") and "href" in values:
            self.document.links.append((line, values["href"]))
        for url in CSS_URL.findall(values.get("style", "")):
            self.document.loads.append((line, url))

    def _keep_policy(self, tag: str, values: dict[str, str], line: int) -> None:
        """Keep a policy, and the place for one: in the head, below its charset."""
        document = self.document
        in_head = bool(self._open) and self._open[-1][0] == "head"
        if tag == "head" or (tag == "meta" and in_head and "charset" in values):
            document.head = self._end_of_tag()
        if tag == "meta" and (
            values.get("http-equiv", "").lower() == "content-security-policy"
        ):
            in_time = in_head and not (document.inline or document.loads)
            document.policies.append(Policy(line, values.get("content", ""), in_time))

    def _end_of_tag(self) -> tuple[int, int]:
        """Where the tag that is being read ends: line and column."""
        row, column = self.getpos()
        first, *more = (self.get_starttag_text() or "").split("\n")
        return (row + len(more), len(more[-1])) if more else (row, column + len(first))

    def _act(self, tag: str, values: dict[str, str], line: int) -> None:
        """Keep what would run or style something, and begin an inline element."""
        acting = self.document.acting
        for name, value in values.items():
            if name.startswith("on") or name in ("style", "srcdoc"):
                acting.append((line, f"has the attribute `{name}` on <{tag}>"))
            if name in ADDRESSES and not _is_harmless(value):
                acting.append((line, f"has `{name}={value[:60]}` on <{tag}>"))
        if tag == "base" or "refresh" in values.get("http-equiv", "").lower():
            acting.append((line, f"sends the reader elsewhere by <{tag}>"))
        is_script = tag == "script" and "src" not in values
        if tag == "style" or (is_script and values.get("type", "").lower() not in DATA):
            self._inline = Inline(line, tag, "")

    def handle_endtag(self, tag: str) -> None:
        if self._inline is not None and tag == self._inline.kind:
            self.document.inline.append(self._inline)
            self._inline = None
        if tag == "pre" and self._code is not None:
            self._keep_block("".join(self._code))
            self._code = None
        if tag == "form":
            self._quiz = 0
        for depth in range(len(self._open) - 1, -1, -1):
            if self._open[depth][0] == tag:
                del self._open[depth:]
                break

    def handle_data(self, data: str) -> None:
        if self._inline is not None:
            self._inline = replace(self._inline, text=self._inline.text + data)
        if self._code is not None:
            self._code.append(data)
        elif self._open and self._open[-1][0] == "style":
            line = self.getpos()[0]
            self.document.loads += [(line, url) for url in CSS_URL.findall(data)]

    def _keep_block(self, text: str) -> None:
        holders = [classes for _, classes in self._open[-3:]]
        classes = next((c for c in reversed(holders) if _has_language(c)), ())
        self.document.blocks.append(Block(self._where, classes, text, self._quiz))


def _is_harmless(address: str) -> bool:
    """Whether a browser that follows `address` runs nothing.

    Browsers pass over white space and control signs in a scheme.
    """
    bare = re.sub(r"[\x00-\x20]", "", address)
    scheme = re.match(r"([^/?#:]*):", bare)
    name = scheme[1].lower() if scheme else ""
    return name in SCHEMES or bool(PICTURE.match(bare))


def _has_language(classes: Sequence[str]) -> bool:
    return any(name.startswith("language-") for name in classes)


def read_html(text: str) -> Document:
    """Read one file of the built site."""
    reader = _Reader()
    reader.feed(text)
    reader.close()
    return reader.document
