"""Where wordings of messages stand in a text, whole or for the most part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from torchproof.near import Wanted, best_chain
from torchproof.settled import settled
from torchproof.templates import Template, found_at, match_at, parse_template
from torchproof.weights import rounded, weights
from torchproof.words import Words, words_of

# Of wordings, of places where a word stands, and of starts: how many are looked at.
MOST_FORMS, MOST_PLACES, MOST_STARTS = 150, 8, 6
# What part of a wording, or what weight of it, has to be there to look at it.
PART, ENOUGH = 0.45, 9.0
CLOSE, LEAST = 0.5, 8.0
AT_END, AT_LINE_END = 0.95, 0.85
# A message's first words, as titles quote them: how many, and how near that comes.
HEAD_WORDS, AT_HEAD = 4, 0.72
REACH = 40


@dataclass(frozen=True)
class Form:
    """A wording of an entry, by their numbers, and its words with their weights."""

    entry: int
    wording: int
    template: Template
    wanted: tuple[Wanted, ...]
    total: float


@dataclass(frozen=True)
class Spot:
    """A wording in a text: how near it comes (1 is all of it), and what it weighs."""

    form: Form
    closeness: float
    weight: float
    span: tuple[int, int]
    values: Mapping[str, str]
    missing: str = ""

    @property
    def whole(self) -> bool:
        """Whether the whole wording is there."""
        return self.closeness == 1


class Forms:
    """All wordings of an index, ready to be looked for."""

    def __init__(self, entries: Sequence[Mapping[str, Any]]) -> None:
        parsed = [[parse_template(one) for one in e["wordings"]] for e in entries]
        self.weights = weights(
            [word for template in templates for word in template.words]
            for templates in parsed
            if templates
        )
        self.forms: list[Form] = []
        self.by_word: dict[str, list[int]] = {}
        for entry, templates in enumerate(parsed):
            for wording, template in enumerate(templates):
                form = self._form(entry, wording, template)
                for word in dict.fromkeys(template.words):
                    self.by_word.setdefault(word, []).append(len(self.forms))
                self.forms.append(form)

    def _form(self, entry: int, wording: int, template: Template) -> Form:
        wanted, holes = [], 0
        for item in template.items:
            if item.word:
                wanted.append(Wanted(item.word, self.weights[item.word], holes))
                holes = 0
            else:
                holes += 1
        total = sum(one.weight for one in wanted)
        return Form(entry, wording, template, tuple(wanted), total)

    def spots(self, text: str) -> list[Spot]:
        """Every wording that stands in a text, whole or nearly; in no order."""
        words = settled(words_of(text), self.by_word)
        places: dict[str, list[int]] = {}
        for at, word in enumerate(words.words):
            if word in self.by_word:
                places.setdefault(word, []).append(at)
        found = []
        for number in self._likely(places):
            form = self.forms[number]
            spot = _whole(form, words, places) or _nearly(form, words, places)
            if spot:
                found.append(spot)
        return found

    def _likely(self, places: Mapping[str, list[int]]) -> list[int]:
        """Wordings of which enough words stand anywhere in the text."""
        gained: Counter[int] = Counter()
        for word in places:
            for number in self.by_word[word]:
                times = sum(one.word == word for one in self.forms[number].wanted)
                gained[number] += self.weights[word] * times  # type: ignore[assignment]
        likely = [
            number
            for number, gain in gained.items()
            if gain >= min(ENOUGH, PART * self.forms[number].total)
        ]
        likely.sort(key=lambda number: (-rounded(gained[number]), number))
        return likely[:MOST_FORMS]


def _ends_of(places: list[int]) -> list[int]:
    """The first and the last of many places."""
    if len(places) <= 2 * MOST_PLACES:
        return places
    return places[:MOST_PLACES] + places[-MOST_PLACES:]


def _whole(form: Form, words: Words, places: Mapping[str, list[int]]) -> Spot | None:
    """The last place where a wording stands as a whole."""
    if any(one.word not in places for one in form.wanted):
        return None
    rarest = min(
        range(len(form.wanted)), key=lambda n: len(places[form.wanted[n].word])
    )
    first = places[form.wanted[0].word]
    reach = rarest + REACH * sum(one.holes for one in form.wanted[1 : rarest + 1])
    for place in reversed(_ends_of(places[form.wanted[rarest].word])):
        starts = [at for at in _before(first, place) if place - at <= reach]
        for start in starts if rarest else [place]:
            bounds = match_at(form.template, words, start)
            if bounds:
                found = found_at(form.template, words, bounds)
                return Spot(form, 1, form.total, found.span, found.values)
    return None


def _before(places: list[int], place: int) -> list[int]:
    """The nearest places up to one, the nearest first."""
    low, high = 0, len(places)
    while low < high:
        middle = (low + high) // 2
        low, high = (middle + 1, high) if places[middle] <= place else (low, middle)
    return places[max(0, low - MOST_STARTS) : low][::-1]


def _nearly(form: Form, words: Words, places: Mapping[str, list[int]]) -> Spot | None:
    """Where most of a wording stands in its order."""
    here = [one for one in form.wanted if one.word in places]
    heaviest = min(here, key=lambda one: (-one.weight, len(places[one.word]))).word
    size = min(120, len(form.wanted) + 10 + 12 * sum(n.holes for n in form.wanted))
    best: Spot | None = None
    for place in _ends_of(places[heaviest]):
        low, high = max(0, place - size), min(len(words.words), place + size)
        chain = best_chain(list(form.wanted), words.words, low, high)
        if not chain or chain.score < LEAST or len(chain.points) < 2:
            continue
        closeness = chain.score / form.total
        (first, start), (last, end) = chain.points[0], chain.points[-1]
        if len(chain.points) > 2:
            left = _cut_before(words, start) if first else 0
            right = _cut_after(words, end) if last + 1 < len(form.wanted) else 0
            low_word = first if left else 0
            high_word = last + 1 if right else len(form.wanted)
            there = sum(one.weight for one in form.wanted[low_word:high_word])
            share = chain.score / there * (left or 1) * (right or 1)
            closeness = max(closeness, share, AT_HEAD * _is_head(chain.points))
        if closeness >= CLOSE and (best is None or closeness >= best.closeness):
            seen = {number for number, _ in chain.points}
            missing = " ".join(
                one.word for n, one in enumerate(form.wanted) if n not in seen
            )
            span = (words.starts[start], words.ends[end])
            closeness = min(closeness, 0.99)
            best = Spot(form, closeness, chain.score, span, {}, missing)
    return best


def _is_head(points: tuple[tuple[int, int], ...]) -> bool:
    """Whether these are the first words of a message with nothing between them."""
    (first, start), (last, end) = points[0], points[-1]
    count = len(points)
    together = last - first + 1 == end - start + 1 == count
    return first == 0 and together and count >= HEAD_WORDS


def _cut_before(words: Words, at: int) -> float:
    """How surely the text before a word was cut off: 0 where it was not."""
    if at == 0 or "..." in words.gap(at) or "\u2026" in words.gap(at):
        return AT_END
    return 0


def _cut_after(words: Words, at: int) -> float:
    """The same of the text after a word."""
    gap = words.gap(at + 1)
    if at + 1 == len(words.words) or "..." in gap or "\u2026" in gap:
        return AT_END
    return AT_LINE_END if "\n" in gap else 0
