"""Words of a paste as the messages spell them: broken ones joined, slips mended."""

from __future__ import annotations

import re
from collections.abc import Collection

from torchproof.words import Words

# A longer text is a program's output, which spells well; and looking takes long.
MOST_MENDED, SHORTEST = 400, 5
_BROKEN = re.compile(r"[ \t|\u2500-\u257f]*\n[ \t|\u2500-\u257f]*")


def settled(words: Words, known: Collection[str]) -> Words:
    """The words of a text with those that a line break cut, or that hold a slip."""
    out = Words(words.text)
    at, count = 0, len(words.words)
    mends = count <= MOST_MENDED
    by_letter: dict[str, list[str]] = {}
    for word in sorted(known) if mends else ():
        by_letter.setdefault(word[0], []).append(word)
    while at < count:
        word, end = words.words[at], at
        if at + 1 < count and "\n" in words.gap(at + 1):
            both = word + words.words[at + 1]
            cut = word not in known or words.words[at + 1] not in known
            if cut and both in known and _BROKEN.fullmatch(words.gap(at + 1)):
                word, end = both, at + 1
        if mends and len(word) >= SHORTEST and word not in known:
            near = by_letter.get(word[0], ())
            word = next((one for one in near if one_edit(word, one)), word)
        out.words.append(word)
        out.starts.append(words.starts[at])
        out.ends.append(words.ends[end])
        at = end + 1
    return out


def one_edit(left: str, right: str) -> bool:
    """Whether one sign more, less, other, or two exchanged make one the other."""
    if len(left) > len(right):
        left, right = right, left
    if len(right) < SHORTEST or len(right) - len(left) > 1:
        return False
    at = 0
    while at < len(left) and left[at] == right[at]:
        at += 1
    if len(left) < len(right):
        return left[at:] == right[at + 1 :]
    exchanged = left[at : at + 2][::-1] == right[at : at + 2]
    return left[at + 1 :] == right[at + 1 :] or (
        exchanged and left[at + 2 :] == right[at + 2 :]
    )
