"""Which errors of the catalogue a pasted text holds, the likeliest first."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from torchproof.pasted import cleaned
from torchproof.spots import Forms, Spot
from torchproof.weights import rounded

# From this score on an entry counts as found.
KNOWN = 0.5
# And below this it is no candidate.
SHOWN = 0.2
# A wording lighter than this, whole or in part, is no proof where nothing else in the
# text is torch's.
LIGHT, LIGHT_PART = 9.0, 16.0
# So near and so long is a part that stands for the whole, on a line of its own.
LEFT, LEFT_WORDS = 0.8, 7
# A part that weighs less than this counts for less.
FULL_PART = 14.0
WRAPS, UNSPECIFIC, COVERED, WARNING = 0.3, 0.25, 0.2, 0.12
WHOLE, NEARLY, OWN_NAME, OTHER_NAME = 0.88, 0.85, 0.02, 0.03
_NAME = re.compile(r"\b[A-Za-z_][A-Za-z0-9_.]{0,80}(?:Error|Warning|Exception)\b")
_CHAINED = re.compile(
    r"The above exception was the direct (cause)|During handling of the above exception"
)
_OURS = re.compile(
    r"torch|\baten\b|\bc10\b|\.cuh?:[0-9]|\bnccl|cudnn|cublas|tensors?\b|\bmps|iogpu",
    re.I,
)
# Exceptions that any library raises.
_ANYBODYS = re.compile(
    "(?:Value|Type|Index|Key|Attribute|Import|Assertion|OS|IO|EOF|Name|Memory|Overflow"
    "|ModuleNotFound|FileNotFound|FileExists|Permission|Connection[A-Za-z]*|BrokenPipe"
    "|Unicode[A-Za-z]*|Recursion|ZeroDivision|Timeout|Syntax)Error"
)
_FIELD = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class Candidate:
    """An entry that a text may be about, and why.

    `how` is "message" where a wording stands in the text and "nearly" where most of
    it does; `line` is the text's line there, `values` what its holes hold, `yours` a
    sentence about them, `cause` the number of the likeliest cause, `wording` that of
    the wording.
    """

    id: str
    score: float
    how: str
    why: str
    line: str
    values: Mapping[str, str]
    yours: str | None
    cause: int | None
    wording: int


@dataclass(frozen=True)
class Decoded:
    """What a text is about; `nearest` is an entry's id where nothing is known."""

    known: bool
    candidates: tuple[Candidate, ...]
    nearest: str | None


class Decoder:
    """Looks for the wordings of an index (see `decoder_index`) in texts."""

    def __init__(self, index: Mapping[str, Any]) -> None:
        self.entries: Sequence[Mapping[str, Any]] = index["entries"]
        self.forms = Forms(self.entries)

    def decode(self, pasted: str) -> Decoded:
        """The entries that a text may be about, the likeliest first."""
        text = cleaned(pasted)
        best: dict[int, Spot] = {}
        for spot in self.forms.spots(text):
            other = best.get(spot.form.entry)
            if other is None or _strength(spot) > _strength(other):
                best[spot.form.entry] = spot
        found = self._ranked(text, list(best.values()))
        known = bool(found) and found[0].score >= KNOWN
        nearest = found[0].id if found and not known else None
        return Decoded(known, tuple(found), nearest)

    def _ranked(self, text: str, spots: list[Spot]) -> list[Candidate]:
        names = [(one.start(), one[0]) for one in _NAME.finditer(text)]
        named = {id(spot): _name_before(names, spot.span[0]) for spot in spots}
        start, end = _deepest_part(text)
        deepest = max(
            (s.span[1] for s in spots if start <= s.span[0] < end and s.whole),
            default=-1,
        )
        errors = any(
            spot.whole and not self._is_warning(spot, named[id(spot)]) for spot in spots
        )
        scores: list[tuple[Spot, float]] = []
        for spot in spots:
            entry = self.entries[spot.form.entry]
            name = named[id(spot)]
            score = spot.closeness * NEARLY * min(1, spot.weight / FULL_PART)
            if spot.whole:
                depth = 0.5 * (start <= spot.span[0] < end)
                depth += 0.5 * (spot.span[1] == deepest)
                score = WHOLE + 0.05 * min(1, spot.weight / 45) + 0.05 * depth
            if _doubtful(spot, entry) and not _supported(text, spot, entry, name):
                score *= 0.5
            if entry.get("wraps") or entry.get("unspecific"):
                score -= WRAPS if entry.get("wraps") else UNSPECIFIC
            score -= COVERED * any(_covers(other, spot) for other in spots)
            score -= WARNING * (errors and self._is_warning(spot, name))
            if name and entry.get("raises"):
                if name.rpartition(".")[2] == entry["raises"].rpartition(".")[2]:
                    score += OWN_NAME
                else:  # other wordings may have other names
                    score -= OTHER_NAME / 3 if spot.form.wording else OTHER_NAME
            scores.append((spot, score))
        says_all = [
            (one.span, score - OTHER_NAME)
            for one, score in scores
            if one.whole and not self.entries[one.form.entry].get("wraps")
        ]
        found = [
            self._candidate(text, spot, rounded(min(score, _most(spot, says_all))))
            for spot, score in scores
        ]
        found = [one for one in found if one.score >= SHOWN]
        found.sort(key=lambda one: (-one.score, one.id))
        return found

    def _is_warning(self, spot: Spot, name: str) -> bool:
        raises = self.entries[spot.form.entry].get("raises") or ""
        return (name or raises).endswith("Warning")

    def _candidate(self, text: str, spot: Spot, score: float) -> Candidate:
        entry = self.entries[spot.form.entry]
        how = "message" if spot.whole else "nearly"
        if spot.whole:
            older = spot.form.wording >= entry.get("older", len(entry["wordings"]))
            which = "An earlier wording of this message" if older else "This message"
            why = f"{which} is in your text"
        else:
            why = "Most of this message is in your text"
            if spot.missing:
                why += f", without \u201c{spot.missing}\u201d"
        return Candidate(
            id=entry["id"],
            score=score,
            how=how,
            why=why,
            line=_lines(text, spot.span),
            values=spot.values,
            yours=_filled(entry.get("yours", ()), spot.values),
            cause=likeliest_cause(entry.get("hints", ()), text),
            wording=spot.form.wording,
        )


def likeliest_cause(hints: Sequence[Sequence[str]], text: str) -> int | None:
    """The number of the cause whose hints a text holds most of; None without any."""
    low = text.lower()
    counts = [sum(hint.lower() in low for hint in one) for one in hints]
    return counts.index(max(counts)) if any(counts) else None


def _strength(spot: Spot) -> tuple[float, float, int]:
    if spot.whole:
        return (1, spot.weight, spot.span[0])
    return (0, rounded(spot.closeness), spot.span[0])


def _name_before(names: list[tuple[int, str]], at: int) -> str:
    """The exception that a text names last before a place, if not too far."""
    for start, name in reversed(names):
        if start < at:
            return name if at - start < 400 else ""
    return ""


def _deepest_part(text: str) -> tuple[int, int]:
    """Where the exception stands that caused the others of a chain."""
    marks = list(_CHAINED.finditer(text))
    end = len(text)
    while marks and marks[-1][1]:
        end = marks.pop().start()
    return (marks[-1].end() if marks else 0), end


def _doubtful(spot: Spot, entry: Mapping[str, Any]) -> bool:
    """Whether other programs may say the same."""
    if entry.get("unspecific") or "torch" in spot.missing:
        return True
    return spot.weight < (LIGHT if spot.whole else LIGHT_PART)


def _supported(text: str, spot: Spot, entry: Mapping[str, Any], name: str) -> bool:
    """Whether a text has more of torch's, or a whole wording has a line of its own."""
    if _OURS.search(text):
        return True
    raises = (entry.get("raises") or "").rpartition(".")[2]
    if name and name.rpartition(".")[2] == raises and not _ANYBODYS.fullmatch(name):
        return True
    if entry.get("unspecific") or not (spot.whole or _is_most(text, spot)):
        return False
    line = _lines(text, spot.span).replace(name or "\n", "")
    return spot.span[1] - spot.span[0] >= 0.7 * len(line)


def _is_most(text: str, spot: Spot) -> bool:
    """Whether a wording that was cut off left enough to be told from others."""
    if _OURS.search(spot.missing):
        return False
    left = text[spot.span[0] : spot.span[1]].split()
    return spot.closeness >= LEFT and len(left) >= LEFT_WORDS


def _most(spot: Spot, says_all: Sequence[tuple[tuple[int, int], float]]) -> float:
    """What a part may score at most: less than a whole wording around it."""
    if spot.whole:
        return 1
    start, end = spot.span
    around = [score for span, score in says_all if span[0] <= start and end <= span[1]]
    return min(around, default=1)


def _covers(other: Spot, spot: Spot) -> bool:
    """Whether another wording says more at the same place."""
    left, right = max(other.span[0], spot.span[0]), min(other.span[1], spot.span[1])
    size = spot.span[1] - spot.span[0]
    # Of two that say all of one place, the one with more words of its own.
    same = other.whole and spot.whole and right - left >= size - 2
    heavier = other.weight > (1 if same else 1.15) * spot.weight
    return heavier and other.whole >= spot.whole and right - left >= 0.6 * size


def _lines(text: str, span: tuple[int, int]) -> str:
    """The lines of a text that hold a span."""
    start = text.rfind("\n", 0, span[0]) + 1
    end = text.find("\n", span[1])
    end = len(text) if end < 0 else end
    return text[max(start, span[0] - 200) : min(end, span[1] + 200)].strip()


def _filled(sentences: Sequence[str], values: Mapping[str, str]) -> str | None:
    """The first sentence whose names all have values, with these in it."""
    for sentence in sentences:
        if all(values.get(name) for name in _FIELD.findall(sentence)):
            return _FIELD.sub(lambda found: values[found[1]], sentence)
    return None
