"""A text as its words and numbers, and where each of them stands."""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass, field

WORD = re.compile(r"[A-Za-z]+|[0-9]+")


@dataclass
class Words:
    """The words of a text, in lower case, and where each stands in it."""

    text: str
    words: list[str] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)

    def gap(self, at: int) -> str:
        """What stands before word `at`, up to the word before it."""
        start = self.ends[at - 1] if at else 0
        end = self.starts[at] if at < len(self.starts) else len(self.text)
        return self.text[start:end]

    def index(self, position: int) -> int:
        """The first word that starts at this position of the text or after it."""
        return bisect_left(self.starts, position)


def words_of(text: str) -> Words:
    """A text as words and numbers."""
    found = Words(text)
    for one in WORD.finditer(text):
        found.words.append(one[0].lower())
        found.starts.append(one.start())
        found.ends.append(one.end())
    return found
