"""What prose quotes must be printed, or written, by something on the page.

A quote is inline code that holds a decimal number, `Error` or `Warning`,
`tensor(` or `torch.Size(`, or four words or more.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from torchproof.checks.sections import paragraphs
from torchproof.faults import Fault
from torchproof.includes import Line
from torchproof.lab import INSTALL
from torchproof.page import Page, is_authored

CODE = re.compile(r"(?<![`\\])(`+)(?!`)(.+?)(?<!`)\1(?!`)", re.DOTALL)
TELLING = re.compile(r"\d\.\d|Error|Warning|tensor\(|torch\.Size\(")
OLDER = re.compile(r"\{:?[^}\n]*\.older\b(?P<rest>[^}\n]*)\}")
RELEASES = re.compile(r"""\btitle=(["'])(?=[^"']*\d)[^"']+\1""")
LINE_PREFIX = re.compile(r"\n[> \t]*")
WORDS = 4


@dataclass(frozen=True)
class Quote:
    """`older` is what the mark behind it holds, None without one."""

    text: str
    line: Line
    older: str | None


def check_quotes(page: Page) -> tuple[list[Fault], int]:
    """Returns what is quoted and not there, and how many quotes were looked up."""
    sources = [_flat(text) for text in _sources(page)]
    faults: list[Fault] = []
    looked_up = 0
    for quote in quotes(page):
        if quote.older is not None:
            if not RELEASES.search(quote.older):
                faults.append(
                    quote.line.fault(
                        f"calls `{quote.text}` older and does not say when",
                        'name the releases: `{ .older title="torch 1.0 to 1.4" }`',
                    )
                )
            continue
        looked_up += 1
        if not any(occurs(quote.text, source) for source in sources):
            faults.append(
                quote.line.fault(
                    f"quotes `{quote.text}`, which nothing on this page prints",
                    "quote an output or a block exactly, or mark an older wording "
                    'with `{ .older title="releases" }`',
                )
            )
    if page.is_topic and not looked_up:
        faults.append(
            Fault(page.path, 1, "quotes none of its outputs", "say what they show")
        )
    return faults, looked_up


def quotes(page: Page) -> Iterator[Quote]:
    """The quotes in what somebody wrote, outside blocks and quizzes."""
    for paragraph in paragraphs(page.items):
        if not is_authored(paragraph.lines[0]) or "`" not in paragraph.text:
            continue
        for match in CODE.finditer(paragraph.text):
            text = _flat(LINE_PREFIX.sub(" ", match[2])).replace("\\|", "|")
            if not TELLING.search(text) and len(text.split()) < WORDS:
                continue
            if page.is_lab and INSTALL.fullmatch(text):
                continue
            older = OLDER.match(paragraph.text, match.end())
            line = paragraph.line_at(match.start())
            yield Quote(text, line, older["rest"] if older else None)


def _sources(page: Page) -> Iterator[str]:
    for fence in page.fences:
        if not fence.is_quiz:
            yield fence.text


def _flat(text: str) -> str:
    return " ".join(text.split())


def occurs(quote: str, text: str) -> bool:
    """Does `text` hold the quote, and not as a part of a longer word or number?"""
    at = text.find(quote)
    while at >= 0:
        if _stands_alone(text, at, at + len(quote)):
            return True
        at = text.find(quote, at + 1)
    return False


def _stands_alone(text: str, start: int, end: int) -> bool:
    first, last = text[start], text[end - 1]
    before, after = text[max(0, start - 2) : start], text[end : end + 2]
    if _is_word(first) and before and _is_word(before[-1]):
        return False
    if first.isdigit() and before and before[-1] in ".-":
        # Inside 11.25, or the number behind a minus; x-1.5 is another matter.
        sign = before[-1] == "-" and len(before) == 2 and _is_word(before[0])
        if not sign:
            return False
    if _is_word(last) and after and _is_word(after[0]):
        return False
    return not (last.isdigit() and len(after) == 2 and _is_fraction(after))


def _is_fraction(after: Sequence[str]) -> bool:
    return after[0] == "." and after[1].isdigit()


def _is_word(character: str) -> bool:
    return character.isalnum() or character == "_"
