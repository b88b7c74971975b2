"""How often the decoder is right, over reports whose kind or entry is known."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from torchproof.catalogue import Entry
from torchproof.decoder_reports import Report, Unrelated
from torchproof.visible import visible

SHOWN = 3


@dataclass(frozen=True)
class Judged:
    """A report and what the decoder said: entries and scores, none if not known."""

    report: Report
    found: tuple[tuple[Entry, float], ...]

    def hit(self, within: int) -> bool:
        """Whether an entry that is right is among the first."""
        return any(entry.id in self.report.expect for entry, _ in self.found[:within])

    @property
    def right_kind(self) -> bool:
        """Whether the first entry is of the report's kind."""
        if not self.found:
            return False
        entry = self.found[0][0]
        return self.report.kind in (entry.kind, *entry.also)


@dataclass(frozen=True)
class Scores:
    """What a decoder made of a file of reports and of texts that are unrelated."""

    judged: Sequence[Judged]
    claimed: Sequence[tuple[Unrelated, str]]
    unrelated: int

    @property
    def expecting(self) -> list[Judged]:
        """Those of which it is known which entry is right."""
        return [one for one in self.judged if one.report.expect]

    def hits(self, within: int) -> float | None:
        """The part of them that is hit; None where there is none."""
        return _part([one.hit(within) for one in self.expecting])

    @property
    def kinds(self) -> float | None:
        """The part of all reports that got an entry of their kind."""
        return _part([one.right_kind for one in self.judged])

    @property
    def false_known(self) -> float | None:
        """The part of unrelated texts that were claimed."""
        return len(self.claimed) / self.unrelated if self.unrelated else None


def judge(
    reports: Sequence[Report],
    unrelated: Sequence[Unrelated],
    entries: Sequence[Entry],
    decode: Callable[[list[str]], list[dict[str, Any]]],
) -> Scores:
    """Decode the message alone of each report, as a reader would paste it."""
    by_id: Mapping[str, Entry] = {entry.id: entry for entry in entries}
    answers = decode([report.message for report in reports])
    judged = [
        Judged(
            report,
            tuple((by_id[one["id"]], one["score"]) for one in answer["candidates"])
            if answer["known"]
            else (),
        )
        for report, answer in zip(reports, answers, strict=True)
    ]
    others = decode([one.message for one in unrelated])
    claimed = [
        (text, answer["candidates"][0]["id"])
        for text, answer in zip(unrelated, others, strict=True)
        if answer["known"]
    ]
    return Scores(judged, claimed, len(unrelated))


def table(scores: Scores) -> Iterator[str]:
    """The lines of the report on the whole."""
    expecting = len(scores.expecting)
    yield f"hit@1  {_percent(scores.hits(1))} of {expecting} with expect"
    yield f"hit@3  {_percent(scores.hits(SHOWN))} of {expecting} with expect"
    yield f"kind   {_percent(scores.kinds)} of {len(scores.judged)}"
    yield f"claimed of unrelated  {_percent(scores.false_known)} of {scores.unrelated}"
    for title, key in (("kind", "kind"), ("message form", "form")):
        yield ""
        yield f"{'by ' + title:<26} reports  hit@1   hit@3   kind"
        for name in sorted({getattr(one.report, key) for one in scores.judged}):
            part = [one for one in scores.judged if getattr(one.report, key) == name]
            some = Scores(part, (), 0)
            yield (
                f"{visible(name):<26} {len(part):>7}  {_percent(some.hits(1))}  "
                f"{_percent(some.hits(SHOWN))}  {_percent(some.kinds)}"
            )
    yield from _misses(scores)


def _misses(scores: Scores) -> Iterator[str]:
    for one in scores.judged:
        wrong = bool(one.report.expect) and not one.hit(1)
        if wrong or not one.right_kind:
            came = ", ".join(f"{e.id} {s:.2f}" for e, s in one.found[:SHOWN])
            yield ""
            yield visible(f"miss {one.report.id} ({one.report.kind}): "
                          f"{one.report.message.strip()[:100]!r}")  # fmt: skip
            wanted = ", ".join(one.report.expect) or f"any of {one.report.kind}"
            yield visible(f"  wanted {wanted}; came {came or 'not known'}")
    for text, name in scores.claimed:
        yield ""
        yield visible(f"claimed {text.library}: {text.message.strip()[:100]!r}")
        yield f"  by {name}"


def rows(scores: Scores) -> Iterator[str]:
    """A line of tab-separated values for each report, to be judged by hand."""
    heads = ["id", "kind", "message_form", "message"]
    for number in range(1, SHOWN + 1):
        heads += [f"id_{number}", f"title_{number}", f"score_{number}"]
    yield "\t".join(heads)
    for one in scores.judged:
        report = one.report
        cells = [report.id, report.kind, report.form, report.message[:80]]
        for entry, score in one.found[:SHOWN]:
            cells += [entry.id, entry.title, f"{score:.3f}"]
        cells += [""] * (len(heads) - len(cells))
        yield "\t".join(visible(" ".join(cell.split())) for cell in cells)


def _part(hits: Sequence[bool]) -> float | None:
    return sum(hits) / len(hits) if hits else None


def _percent(part: float | None) -> str:
    return "     -" if part is None else f"{part:6.1%}"
