"""How what a snippet prints with another torch differs from what is stored.

Of several differences in one output the gravest gives it its class: the first
in the order of Kind.
"""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from torchproof.judging import judge, raised_by
from torchproof.normalise import LIBRARY_FRAMES
from torchproof.outputs import compare
from torchproof.run import Run


class Kind(StrEnum):
    """The classes, the gravest first; those from MOVED on are no differences.

    MOVED is the same but for places in torch's own files.
    """

    BROKE = "broke"
    STOPPED_RAISING = "stopped raising"
    NEW_WARNING = "new warning"
    LOST_WARNING = "lost warning"
    OTHER_MESSAGE = "other message"
    OTHER_TEXT = "other text"
    OTHER_NUMBERS = "other numbers"
    MOVED = "library lines moved"
    SAME = "same"
    ASSERTED = "assertion held"
    NOT_RUN = "not run"

    @property
    def differs(self) -> bool:
        return self not in (Kind.MOVED, Kind.SAME, Kind.ASSERTED, Kind.NOT_RUN)


@dataclass(frozen=True)
class Verdict:
    """The class of one snippet, why, and what changed as a unified diff."""

    kind: Kind
    why: str = ""
    diff: str = ""


_WARNING = re.compile(r"(?:\[\w+\]:\s*)?[^\s:][^:]*:\d+: (?P<category>\w*Warning): ")
# What the C++ side of torch warns of has a letter and a clock instead.
_LOGGED = re.compile(r"(?:\[\w+\]:\s*)?\[?[WE]<time>")
# A program's own files have no folder, and are no C++.
_LIBRARY_LINE = re.compile(
    r"([\w.-]*/[\w./-]*\.py|[\w./-]+\.(?:cpp|cc|cu|cuh|h|hpp)):\d+"
)
_LIBRARY_FRAME = re.compile(r'(File "[^"<]*/[^"<]*\.py", line) \d+')
_ERROR = re.compile(r"\b[A-Z]\w*(?:Error|Exception|Warning|Interrupt|Unsupported)\b")
_NUMBER = re.compile(
    r"(?<![A-Za-z_])[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?|\b(?:nan|inf)\b"
)
_BLANKS = re.compile(r"\s+")


def classify(
    run: Run,
    stored: str,
    *,
    tables: Mapping[str, str],
    exact: bool,
    releases: tuple[str, str],
) -> Verdict:
    """Compare a run with the stored output and tables of its snippet.

    `tables` are the stored ones by name; `exact` is as for `compare`; `releases`
    are the torch of the stored output and that of the run, for the diff.
    """
    pairs = [(run.snippet.output_key, stored, run.transcript)]
    pairs += [
        (f"{run.snippet.topic}/{name}", text, _text(run.artefacts.get(name)))
        for name, text in sorted(tables.items())
    ]
    diff = "".join(_diff(*pair, releases) for pair in pairs)
    faults = judge(run, run.snippet.key)
    why = "; ".join(fault.what for fault in faults)
    if run.stopped:
        return Verdict(Kind.BROKE, why)
    if run.snippet.directives.measured:
        if run.exit_code == 0:
            return Verdict(Kind.ASSERTED)
        return Verdict(Kind.BROKE, why, diff)
    if all(compare(a, b, exact)[0] is None for _, a, b in pairs):
        return Verdict(Kind.SAME)
    kind = _ended_otherwise(run, stored) or min(
        (_kind(a, b) for _, a, b in pairs if compare(a, b, exact)[0]),
        key=list(Kind).index,
    )
    return Verdict(kind, why, diff)


def _text(content: bytes | None) -> str:
    return "" if content is None else content.decode(errors="backslashreplace")


def _diff(name: str, stored: str, printed: str, releases: tuple[str, str]) -> str:
    before, after = (f"{name} (torch {release})" for release in releases)
    lines = difflib.unified_diff(
        stored.splitlines(), printed.splitlines(), before, after, lineterm="", n=2
    )
    return "".join(f"{line}\n" for line in lines)


def _ended_otherwise(run: Run, stored: str) -> Kind | None:
    """Whether a run ended unlike the stored one: without its error, or with one."""
    if run.snippet.directives.raises is None:
        return Kind.BROKE if run.exit_code else None
    if run.exit_code == 0:
        return Kind.STOPPED_RAISING
    before, after = _ends(stored), _ends(run.output)
    same_name = before[0] == after[0]
    # Another exception from the same line is that line's other message.
    return None if same_name or before[1] == after[1] else Kind.BROKE


_OWN_LINE = re.compile(r'File "[^"/<]+", line (\d+)')


def _ends(output: str) -> tuple[str, str]:
    """The name of the error that an output ends in, and the program's line."""
    raised = raised_by(output)
    name = raised[-1].partition(":")[0].rpartition(".")[2] if raised else ""
    lines = _OWN_LINE.findall(output)
    return name, lines[-1] if lines else ""


def _kind(stored: str, printed: str) -> Kind:
    """The class of a difference between two outputs that ended alike."""
    stored, printed = _without_places(stored), _without_places(printed)
    if stored == printed:
        return Kind.MOVED
    before, after = _warnings(stored), _warnings(printed)
    more, fewer = (
        sum((after - before).values()),
        sum((before - after).values()),
    )
    if more > fewer:
        return Kind.NEW_WARNING
    if fewer > more:
        return Kind.LOST_WARNING
    if _is_message(stored, printed):
        return Kind.OTHER_MESSAGE
    if _masked(stored) == _masked(printed):
        return Kind.OTHER_NUMBERS
    return Kind.OTHER_TEXT


def _without_places(text: str) -> str:
    """An output without line numbers in libraries, and without word of their frames:
    a message that C++ raises itself has none."""
    lines = [line for line in text.splitlines() if line != LIBRARY_FRAMES]
    text = _LIBRARY_LINE.sub(r"\1:0", "\n".join(lines))
    return _LIBRARY_FRAME.sub(r"\1 0", text)


def _warnings(output: str) -> Counter[str]:
    """The categories of the warnings in an output, and how often each came."""
    found: Counter[str] = Counter()
    for line in output.splitlines():
        if warning := _WARNING.match(line):
            found[warning["category"]] += 1
        elif _LOGGED.match(line):
            found["logged"] += 1
    return found


def _masked(text: str) -> str:
    return _BLANKS.sub("", _NUMBER.sub("#", text))


def _is_message(stored: str, printed: str) -> bool:
    """Whether a line that differs belongs to a traceback, a warning or an error."""
    before, after = stored.splitlines(), printed.splitlines()
    matcher = difflib.SequenceMatcher(a=before, b=after, autojunk=False)
    messages = _message_lines(before), _message_lines(after)
    for tag, a, b, c, d in matcher.get_opcodes():
        if tag != "equal" and (
            not messages[0].isdisjoint(range(a, b))
            or not messages[1].isdisjoint(range(c, d))
        ):
            return True
    return False


def _message_lines(lines: Iterable[str]) -> set[int]:
    """Which lines are those of an error or a warning, its source line included."""
    found: set[int] = set()
    traceback = False
    for index, line in enumerate(lines):
        if "Traceback (most recent call last)" in line:
            traceback = True
        named = bool(_ERROR.search(line)) or bool(_LOGGED.match(line))
        indented = line.startswith("  ") and index - 1 in found
        if traceback or named or indented:
            found.add(index)
    return found
