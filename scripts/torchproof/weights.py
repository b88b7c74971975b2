"""How much a word says about which error it is."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable

MOST = 7.0
LITTLE = 0.6
SOME = 2.0
# Words of any sentence, and words of any program's errors.
_SENTENCE = """
a after all also an and any are as at be because been before between both but by
can did do does each every few first for from had has have i if in into is it
its last many me more most must my new next no not of on only or other should
since so some that the their them then there these this time to very was we were
when which will with you your
"""
_PROGRAM = """
address already argument arguments array attribute available axis back call
called cannot check class closed code command compatible connection contains
convert could data default device different dimension dimensions directory empty
error errors exception exit exited expected expects failed failure fast fatal
file files float found function given got implemented import incompatible index
init input installed int integer invalid key keys killed kind length line list
load loading main match matching memory message method mismatch missing model
module multiple name named number object open operation option out output own
packages path please port process program python range read received referenced
required requires return run running same self server set shape shapes signal
size sizes space start started step string support supported system terminated
than too try type types undefined unexpected unexpectedly unknown unsupported
update use used using value values variable version warning wrong
"""
SENTENCE = frozenset(_SENTENCE.split())
PROGRAM = frozenset(_PROGRAM.split())


def weights(entries: Iterable[Iterable[str]]) -> dict[str, float]:
    """The weight of each word; `entries` are the words of each entry's messages."""
    counts: Counter[str] = Counter()
    total = 0
    for words in entries:
        counts.update(set(words))
        total += 1
    return {word: weight(word, count, total) for word, count in counts.items()}


def weight(word: str, count: int, total: int) -> float:
    """The weight of a word that `count` of `total` entries have."""
    rarity = MOST * math.log((total + 1) / count) / math.log(total + 1)
    if word in SENTENCE or len(word) == 1:
        most = LITTLE
    elif word.isdigit():
        most = 1.0
    elif word in PROGRAM:
        most = SOME
    else:
        most = MOST
    return rounded(min(rarity, most))


def rounded(number: float) -> float:
    """To three digits, so that every language's logarithm gives the same."""
    return math.floor(number * 1000 + 0.5) / 1000
