"""Changes that the proof must notice, made one at a time, and who noticed.

Texts are changed by rule, never at random: the same file always gives the same
changes.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from torchproof.normalise import LIBRARY_FRAMES, normalise
from torchproof.run import Job, Run
from torchproof.runner import Runner


@dataclass
class Tally:
    """How many changes of each kind were made, and how many were caught."""

    made: Counter[str] = field(default_factory=Counter)
    caught: Counter[str] = field(default_factory=Counter)
    escaped: list[str] = field(default_factory=list)

    def count(self, kind: str, caught: bool, what: str) -> None:
        self.made[kind] += 1
        if caught:
            self.caught[kind] += 1
        else:
            self.escaped.append(f"{kind}: {what}")

    def lines(self) -> list[str]:
        """The total, then each kind; the first line is what `make test` repeats."""
        total = f"{self.caught.total()} of {self.made.total()} caught"
        return [
            f"mutations: {total}",
            *(f"  {kind}: {self.caught[kind]}/{self.made[kind]}" for kind in self.made),
            *(f"  escaped {one}" for one in self.escaped),
        ]


TALLY = Tally()
"""Everything that this test session made; printed at its end."""


class Replay(Runner):
    """Gives the run that was kept; runs for real only what it has not seen yet."""

    def __init__(self, real: Runner) -> None:
        self._real = real
        self._kept: dict[object, Run] = {}
        self.runs = 0

    def warm_up(self, jobs: Sequence[Job] = ()) -> None:
        """The real runner warms up when it has something to run."""

    def close(self) -> None:
        """The real runner is closed by whoever opened it."""

    def run(
        self, jobs: Iterable[Job], started: Callable[[Job], None] = lambda job: None
    ) -> Iterator[Run]:
        wanted = list(jobs)
        new = {id(j.snippet): j for j in wanted if self._key(j) not in self._kept}
        for run in self._real.run(new.values()):
            self._kept[self._key(new[id(run.snippet)])] = run
            self.runs += 1
        for job in wanted:
            yield replace(self._kept[self._key(job)], snippet=job.snippet)

    @staticmethod
    def _key(job: Job) -> object:
        files = sorted((name, path.read_bytes()) for name, path in job.files.items())
        return job.snippet.key, job.snippet.code, tuple(files)


@dataclass(frozen=True)
class Mutation:
    """One change: what a file holds instead."""

    kind: str
    what: str
    content: bytes


def _next(alphabet: str) -> Callable[[str], str]:
    return lambda sign: alphabet[(alphabet.index(sign) + 1) % len(alphabet)]


_LOWER = _next("abcdefghijklmnopqrstuvwxyz")
_UPPER = _next("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
# What is looked for, which character of it is changed, and into what.
CLASSES: dict[str, tuple[str, int, Callable[[str], str]]] = {
    "a digit": (r"\d", 0, _next("0123456789")),
    "a lower-case word": (r"(?<![A-Za-z])[a-z]+", -1, _LOWER),
    "an upper-case word": (r"(?<![A-Za-z])[A-Z]\w*", 0, _UPPER),
    "an exception's name": (r"\b[A-Z]\w*(?:Error|Exception|Warning)\b", -1, _LOWER),
    "a punctuation mark": (r"[^\w\s+-]", 0, lambda sign: "!" if sign != "!" else "?"),
    "a sign": (r"[-+]", 0, lambda sign: "-" if sign == "+" else "+"),
    "a space": (r" ", 0, lambda _: "_"),
}


def changed_characters(text: str) -> Iterator[Mutation]:
    """In each line: every digit, and one character of every other class it has."""
    lines = text.split("\n")
    for number, line in enumerate(lines):
        for kind, (pattern, offset, change) in CLASSES.items():
            found = list(re.finditer(pattern, line))
            for match in found if kind == "a digit" else found[:1]:
                at = match.start() if offset == 0 else match.end() - 1
                new = line[:at] + change(line[at]) + line[at + 1 :]
                yield _with_line(lines, number, new, kind)
        if " " in line:
            yield _with_line(lines, number, line.replace(" ", "  ", 1), "a space")
        if line:
            yield _with_line(lines, number, line[1:], "a character deleted")
            yield _with_line(lines, number, line + " ", "a space at a line's end")


def changed_lines(text: str) -> Iterator[Mutation]:
    """Each line deleted, lines added, neighbours swapped, the end cut."""
    lines = text.removesuffix("\n").split("\n")
    for number in range(len(lines)):
        rest = [*lines[:number], *lines[number + 1 :]]
        yield _of("a line deleted", f"line {number + 1}", rest)
        below = lines[number + 1 : number + 2]
        if below and below != [lines[number]]:
            swapped = [*lines[:number], *below, lines[number], *lines[number + 2 :]]
            yield _of("two lines swapped", f"line {number + 1}", swapped)
    for number in sorted({0, (len(lines) + 1) // 2, len(lines)}):
        more = [*lines[:number], "tensor(1.)", *lines[number:]]
        yield _of("a line added", f"line {number + 1}", more)
    other = ["$ python another.py", *lines[1:]]
    yield _of("the command", "line 1", other)
    yield Mutation("the last line end", "cut", text.removesuffix("\n").encode())
    yield Mutation("all", "emptied", b"")
    yield Mutation("no text", "a byte that is not UTF-8", text.encode() + b"\xff\n")


def undone_by_normalising(text: str) -> list[Mutation]:
    """Changes that normalising takes out again, so that only bytes can tell."""
    lines = text.removesuffix("\n").split("\n")
    changed: list[list[str]] = [[*lines, ""], [*lines, "", ""]]
    for number, line in enumerate(lines):
        before, after = lines[:number], lines[number + 1 :]
        changed += [
            [*before, new, *after]
            for new in (
                f"never printed\r{line}",
                line.replace("0x...", "0x7f00deadbeef"),
                line.replace("<time>", "2026-01-01 00:00:00"),
                line.replace(LIBRARY_FRAMES, '  File "/a/b.py", line 1, in c'),
                re.sub(r"\b(\d+\.\d+\.\d+)\b", r"\1+cpu", line),
                re.sub(r"(?<= )(?=\S)", "/tmp/site-packages/", line, count=1),
            )
        ]
        if line.startswith("    "):
            changed += [
                [*before, line, new, *after]
                for new in ("    ~~~~^~~~", "    and_more_of_it(1)")
            ]
    return [
        _of("what normalising undoes", f"{index}", new)
        for index, new in enumerate(changed)
        if new != lines and normalise(_text(new)) == text
    ]


def changes_of_output(text: str) -> list[Mutation]:
    """Every change of a stored output; each really changes it."""
    made = [
        *changed_characters(text),
        *changed_lines(text),
        *undone_by_normalising(text),
    ]
    return [one for one in made if one.content != text.encode()]


def changes_of_artefact(content: bytes) -> list[Mutation]:
    """Changes of a plot or its data: every kind, on lines across the whole of it."""
    text = content.decode()
    count = text.count("\n")
    some = {f"line {n}" for n in (1, 2, count // 2, count - 1, count)}
    made: list[Mutation] = []
    kinds: set[str] = set()
    for one in (*changed_characters(text), *changed_lines(text)):
        if one.kind not in kinds or one.what in some or "line" not in one.what:
            made.append(one)
        kinds.add(one.kind)
    return [one for one in made if one.content != content]


def _with_line(lines: list[str], number: int, new: str, kind: str) -> Mutation:
    changed = "\n".join([*lines[:number], new, *lines[number + 1 :]])
    return Mutation(kind, f"line {number + 1}", changed.encode())


def _of(kind: str, what: str, lines: list[str]) -> Mutation:
    return Mutation(kind, what, _text(lines).encode())


def _text(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
