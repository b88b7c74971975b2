"""No sentence that somebody wrote stands on two pages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from torchproof.checks.quotes import CODE
from torchproof.checks.sections import Paragraph, paragraphs
from torchproof.faults import Fault
from torchproof.fences import Item
from torchproof.headings import LINK, TAG
from torchproof.includes import Line
from torchproof.page import Page, is_authored

LONG = 8
SENTENCE = re.compile(r"[^.!?|]*(?:[.!?](?=\w)[^.!?|]*)*[.!?|]?")
QUOTED = re.compile(r'"[^"\n]{12,}"|“[^”]{12,}”|«[^»]{12,}»')
YAML_FIELD = re.compile(r"^[ \t]*(?:-[ \t]+)?(?:text|why|question):[ \t]*[|>]?-?")
WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")


def check_sentences(pages: Sequence[Page]) -> tuple[list[Fault], dict[str, int]]:
    """Returns the repeated sentences, and how many long ones each page has."""
    first: dict[str, tuple[str, Line]] = {}
    faults: list[Fault] = []
    counts: dict[str, int] = {}
    for page in pages:
        counts[page.path] = 0
        for words, line in long_sentences(page):
            counts[page.path] += 1
            path, known = first.setdefault(words, (page.path, line))
            if path != page.path:
                faults.append(
                    line.fault(
                        f"repeats a sentence of {known.path}:{known.number} "
                        f"({_clip(words)})",
                        "say here what is true of this page only",
                    )
                )
    return faults, counts


def long_sentences(page: Page) -> Iterator[tuple[str, Line]]:
    """Each authored sentence of eight words or more as its words, and its line.

    Code, outputs and quoted messages don't count as words.
    """
    for paragraph in _authored(page):
        text = _masked(paragraph)
        for match in SENTENCE.finditer(text):
            words = WORD.findall(match[0].lower())
            if len(words) >= LONG:
                lead = len(match[0]) - len(match[0].lstrip())
                yield " ".join(words), paragraph.line_at(match.start() + lead)


def _authored(page: Page) -> Iterator[Paragraph]:
    parts: list[Sequence[Item]] = [page.items]
    parts += [quiz.inner for quiz in page.quizzes]
    for items in parts:
        for paragraph in paragraphs(items):
            if is_authored(paragraph.lines[0]):
                yield paragraph


def _masked(paragraph: Paragraph) -> str:
    """The paragraph with what is not prose blanked, positions kept."""
    text = CODE.sub(_blank, paragraph.text) if "`" in paragraph.text else paragraph.text
    text = LINK.sub(lambda m: m[1].ljust(len(m[0])), text)
    text = TAG.sub(_blank, QUOTED.sub(_blank, text))
    return "\n".join(YAML_FIELD.sub(_blank, line) for line in text.split("\n"))


def _blank(match: re.Match[str]) -> str:
    return " " * len(match[0])


def _clip(words: str) -> str:
    return words if len(words) <= 50 else words[:49] + "…"
