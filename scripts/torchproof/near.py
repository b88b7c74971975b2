"""The best partial match of a message's words, in order, in a stretch of a text."""

from __future__ import annotations

from dataclasses import dataclass

# A word of the text between two of the message costs this, beyond those that a hole
# may hold.
SKIP, HOLE = 0.35, 12
MOST_POINTS = 120


@dataclass(frozen=True)
class Wanted:
    """A word of a message, its weight, and the holes between it and the one before."""

    word: str
    weight: float
    holes: int


@dataclass(frozen=True)
class Chain:
    """Words of a message found in order: pairs of (its number, the text's number)."""

    score: float
    points: tuple[tuple[int, int], ...]


def best_chain(
    wanted: list[Wanted], words: list[str], start: int, end: int
) -> Chain | None:
    """The heaviest chain between two words of a text; None where there is no word."""
    numbers: dict[str, list[int]] = {}
    for number, one in enumerate(wanted):
        numbers.setdefault(one.word, []).append(number)
    points = [
        (number, at)
        for at in range(start, end)
        for number in numbers.get(words[at], ())
    ][:MOST_POINTS]
    holes = [0]
    for one in wanted:
        holes.append(holes[-1] + one.holes)
    scores: list[float] = []
    before: list[int] = []
    best = -1
    for this, (number, at) in enumerate(points):
        score, link = 0.0, -1
        for other in range(this - 1, -1, -1):
            number_2, at_2 = points[other]
            if number_2 < number and at_2 < at:
                free = HOLE * (holes[number + 1] - holes[number_2 + 1])
                skipped = at - at_2 - 1 - (number - number_2 - 1)
                gained = scores[other] - SKIP * max(0, skipped - free)
                if gained > score:
                    score, link = gained, other
        scores.append(score + wanted[number].weight)
        before.append(link)
        if best < 0 or scores[this] > scores[best]:
            best = this
    if best < 0:
        return None
    found = []
    this = best
    while this >= 0:
        found.append(points[this])
        this = before[this]
    return Chain(scores[best], tuple(reversed(found)))
