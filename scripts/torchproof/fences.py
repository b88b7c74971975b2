"""The fenced blocks and the comments of a page, at any nesting.

Reads fences as pymdownx.superfences does (a fence ends with the same mark at
the same indentation), and says so where what is written would not be rendered
as a block, instead of passing over it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from torchproof.faults import Fault
from torchproof.fence_header import Header, parse_header
from torchproof.includes import TAB, Line, joined

OPENING = re.compile(r"^(?P<space>[> \t]*)(?P<mark>`{3,}|~{3,})(?P<info>.*)$")
ON_A_MARKER = re.compile(r"^[> \t]*(?:[-*+:]|\d+[.)])[ \t]+(?:`{3,}[^`]*|~{3,}[^~]*)$")
INLINE_CODE = re.compile(r"(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)")
LONGEST = 10_000


@dataclass(frozen=True)
class Comment:
    """An HTML comment; `alone` if nothing else stands on its one line."""

    line: Line
    text: str
    alone: bool


@dataclass(frozen=True)
class Fence:
    """A fenced block.

    `line` is its opening line; `body` its content without the indentation,
    `text` the same as the reader gets it. `include` is the key of the file when
    the content is exactly that whole file. `inner` is what a quiz holds.
    """

    line: Line
    header: Header
    body: tuple[Line, ...]
    text: str
    include: str | None
    quiz: bool
    inner: tuple[Item, ...] = ()

    @property
    def info(self) -> str:
        return self.header.info

    @property
    def language(self) -> str:
        return self.header.language

    @property
    def title(self) -> str | None:
        return self.header.title

    @property
    def classes(self) -> tuple[str, ...]:
        return self.header.classes

    @property
    def is_python(self) -> bool:
        return self.header.is_python

    @property
    def is_quiz(self) -> bool:
        return self.language == "quiz"

    @property
    def includes(self) -> tuple[str, ...]:
        """Keys of the files that any of its lines come from, in order."""
        keys = (line.key for line in self.body if line.key != self.line.key)
        return tuple(dict.fromkeys(key for key in keys if key is not None))


Item = Fence | Comment | Line
"""What a page is made of: lines of prose, comments, fenced blocks."""


def scan(
    lines: Sequence[Line], *, in_quiz: bool = False
) -> tuple[list[Item], list[Fault]]:
    """Split lines into prose, comments and fenced blocks, in order.

    Comments are cut out of the prose lines. `in_quiz` for a quiz's content.
    """
    items: list[Item] = []
    faults: list[Fault] = []
    index = 0
    while index < len(lines):
        line = lines[index]
        opening = OPENING.match(line.text)
        if opening and not (opening["mark"][0] == "`" and "`" in opening["info"]):
            fence, index, wrong = _read_fence(lines, index, opening, in_quiz)
            faults += wrong
            if fence:
                items.append(fence)
            continue
        if ON_A_MARKER.match(line.text):
            faults.append(
                line.fault(
                    "opens a block on the line of a list marker, where it is not "
                    "rendered as a block",
                    "put it on its own line below, indented by four spaces",
                )
            )
        if "<!--" in line.text:
            found, index, wrong = _read_comments(lines, index)
            items += found
            faults += wrong
            continue
        items.append(line)
        index += 1
    return items, faults


def flat(items: Sequence[Item]) -> Iterator[Item]:
    """All items, those inside quizzes after their quiz."""
    for item in items:
        yield item
        if isinstance(item, Fence):
            yield from flat(item.inner)


def fences_of(items: Sequence[Item]) -> tuple[Fence, ...]:
    return tuple(item for item in flat(items) if isinstance(item, Fence))


def without_inline_code(text: str) -> str:
    """`text` with its inline code blanked, columns kept."""
    return INLINE_CODE.sub(lambda m: " " * len(m[0]), text) if "`" in text else text


def _read_fence(
    lines: Sequence[Line], start: int, opening: re.Match[str], in_quiz: bool
) -> tuple[Fence | None, int, list[Fault]]:
    """Read the block that opens at `start`; also where to go on."""
    line = lines[start]
    before = opening["space"]
    closing = re.compile(re.escape(opening["mark"]) + r"[ \t]*$")
    body: list[Line] = []
    faults: list[Fault] = []
    for index in range(start + 1, len(lines)):
        rest, enough = _without_columns(lines[index].text, before)
        more_quotes = lines[index].text.count(">") > before.count(">")
        if not enough and (rest.strip() or more_quotes) and not faults:
            faults.append(
                lines[index].fault(
                    "is indented or quoted less than the block that it stands in, "
                    "which ends the block there",
                    f"indent and quote it like line {line.number}",
                )
            )
        if closing.match(rest):
            break
        body.append(replace(lines[index], text=rest))
    else:
        unclosed = line.fault(
            "opens a block that is never closed",
            f"close it with {opening['mark']} at the same indentation",
        )
        return None, len(lines), [unclosed]
    header, wrong = parse_header(opening["info"].strip(), len(body))
    faults += [line.fault(what, remedy) for what, remedy in wrong]
    if len(body) > LONGEST:
        faults.append(line.fault(f"has over {LONGEST:,} lines", "show less"))
    inner: list[Item] = []
    if header.language == "quiz" and not in_quiz:
        inner, more = scan(body, in_quiz=True)
        faults += more
    return (
        Fence(
            line=line,
            header=header,
            body=tuple(body),
            text=joined(body),
            include=_whole_file(line, body),
            quiz=in_quiz,
            inner=tuple(inner),
        ),
        index + 1,
        faults,
    )


def _without_columns(text: str, before: str) -> tuple[str, bool]:
    """Cut the columns of `before`, indentation and quote marks, from a line.

    Returns the rest, and whether the line had as many columns and quote marks.
    """
    width, quotes = len(before.expandtabs(TAB)), before.count(">")
    column = 0
    for position, character in enumerate(text):
        if column >= width:
            enough = text.count(">", 0, position) == quotes
            return " " * (column - width) + text[position:], enough
        if character not in "> \t":
            return text[position:], False
        column += TAB - column % TAB if character == "\t" else 1
    enough = column >= width and text.count(">") == quotes
    return " " * max(0, column - width), enough


def _whole_file(opening: Line, body: Sequence[Line]) -> str | None:
    """The key of the file that the lines are, if they are exactly one file.

    Only whole files are ever included, so counting from 1 without a gap is all.
    """
    if not body or body[0].key is None or body[0].key == opening.key:
        return None
    key = body[0].key
    whole = all(
        line.key == key and line.number == number
        for number, line in enumerate(body, start=1)
    )
    return key if whole else None


def _read_comments(
    lines: Sequence[Line], start: int
) -> tuple[list[Item], int, list[Fault]]:
    """Read the line at `start`, and on to the end of a comment that it opens.

    Returns what is left of the lines as prose, the comments, and where to go on.
    """
    found: list[Comment] = []
    faults: list[Fault] = []
    text, index = lines[start].text, start
    kept = ""
    while True:
        # A comment mark inside inline code is text.
        begin = without_inline_code(text).find("<!--")
        if begin < 0:
            break
        end = text.find("-->", begin)
        while end < 0 and index + 1 < len(lines):
            index += 1
            if OPENING.match(lines[index].text):
                faults.append(
                    lines[index].fault(
                        "opens a block inside a comment, where nobody sees it",
                        "close the comment above it, or delete the block",
                    )
                )
            text += "\n" + lines[index].text
            end = text.find("-->", begin)
        if end < 0:
            faults.append(
                lines[start].fault("opens a comment that is never closed", "close it")
            )
            return [], len(lines), faults
        comment, rest = text[begin : end + 3], text[end + 3 :]
        alone = (
            not (kept + text[:begin]).strip("> \t")
            and not rest.strip()
            and "\n" not in comment
        )
        found.append(Comment(lines[start], comment, alone))
        kept, text = kept + text[:begin], rest
    left = kept + text
    prose: list[Item] = [replace(lines[start], text=left)] if left.strip("> \t") else []
    return [*prose, *found], index + 1, faults
