"""Which output stands under which code: the comments between fenced blocks.

Follows pytest-codeblocks' three marks, and allows nothing else: a mark that is
misspelt or stands in the wrong place would leave a block unproven in silence.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum

from torchproof.faults import Fault
from torchproof.fences import Comment, Fence, Item, flat
from torchproof.includes import Line

SKIP = re.compile(r'<!--pytest\.mark\.skip\(reason="(?P<reason>[^"\n]*)"\)-->')
OUTPUT_LANGUAGES = ("console", "text")
# Other names under which text is shown that could pass for an output.
LIKE_OUTPUT = frozenset(
    [
        *("", "output", "plain", "plaintext", "txt", "none"),
        *("pytb", "py3tb", "python-traceback", "shell-session"),
        *OUTPUT_LANGUAGES,
    ]
)
RUN_AS_SHELL = ("sh", "bash")


class Mark(Enum):
    CONT = "<!--pytest-codeblocks:cont-->"
    EXPECTED = "<!--pytest-codeblocks:expected-output-->"
    SKIP = '<!--pytest.mark.skip(reason="…")-->'


ALLOWED = ", ".join(f"`{mark.value}`" for mark in Mark)


@dataclass
class Draft:
    """A unit of the proof while a page is read: its blocks, and what is under it.

    `recordings` are outputs that were shown without a mark.
    """

    fences: list[Fence]
    skip: Comment | None = None
    output: Fence | None = None
    recordings: list[Fence] = field(default_factory=list)

    @property
    def first(self) -> Fence:
        return self.fences[0]

    @property
    def is_quotation(self) -> bool:
        return "quotation" in self.first.classes


Piece = Fence | Line | str
"""What pytest-codeblocks is given: a block, a line of prose, a mark."""


@dataclass
class Pairing:
    """What was read so far. `current` is the Python block that marks can join."""

    drafts: list[Draft] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    current: Draft | None = None
    latest: Draft | None = None


def pair(items: Sequence[Item]) -> Pairing:
    """Read a page's items into drafts.

    `pieces` of the result leaves out marks and outputs that are in the wrong
    place, so that one fault does not hide the others.
    """
    state = Pairing()
    pending: tuple[Mark, Comment] | None = None
    for item in flat(items):
        if isinstance(item, Line):
            state.pieces.append(item)
            if not item.text.strip("> \t"):
                continue
        if isinstance(item, Fence):
            _take_fence(state, item, pending)
            pending = None
            continue
        if pending:
            state.faults.append(_dangling(*pending))
            pending = None
        if isinstance(item, Comment):
            pending = _read_mark(state, item)
    if pending:
        state.faults.append(_dangling(*pending))
    return state


def reason_of(comment: Comment) -> str:
    """The reason that a skip mark gives."""
    match = SKIP.fullmatch(comment.text)
    return match["reason"].strip() if match else ""


def _read_mark(state: Pairing, comment: Comment) -> tuple[Mark, Comment] | None:
    if "pytest" not in comment.text.lower():
        return None
    line = comment.line
    for mark in (Mark.CONT, Mark.EXPECTED):
        if comment.alone and comment.text == mark.value:
            return mark, comment
    if comment.alone and SKIP.fullmatch(comment.text):
        if reason_of(comment):
            return Mark.SKIP, comment
        state.faults.append(
            line.fault("skips a block without a reason", "say why it cannot run")
        )
        return Mark.SKIP, comment
    state.faults.append(
        line.fault(
            f"has a comment about pytest that is not a mark: {_short(comment.text)}",
            f"write one of {ALLOWED}, alone on its line, or delete it",
        )
    )
    return None


def _short(text: str) -> str:
    flattened = " ".join(text.split())
    return flattened if len(flattened) <= 60 else flattened[:59] + "…"


def _dangling(mark: Mark, comment: Comment) -> Fault:
    below = "a Python block" if mark is not Mark.EXPECTED else "its output"
    return comment.line.fault(
        f"has a mark ({mark.name.lower()}) with no block directly under it",
        f"put it directly above {below}, with nothing but blank lines between",
    )


def _take_fence(
    state: Pairing, fence: Fence, pending: tuple[Mark, Comment] | None
) -> None:
    if fence.is_python:
        _take_python(state, fence, pending)
    elif pending and pending[0] is Mark.EXPECTED:
        _take_output(state, fence, pending[1])
    else:
        if pending:
            state.faults.append(
                pending[1].line.fault(
                    f"has a mark ({pending[0].name.lower()}) above a block that is "
                    "not Python",
                    "move it directly above the Python block",
                )
            )
        _take_other(state, fence)


def _take_python(
    state: Pairing, fence: Fence, pending: tuple[Mark, Comment] | None
) -> None:
    mark, comment = pending or (None, None)
    if mark is Mark.CONT and comment:
        wrong = _cannot_go_on(state.current, fence)
        if wrong:
            state.faults.append(comment.line.fault(*wrong))
        elif state.current:
            state.current.fences.append(fence)
            state.pieces += [Mark.CONT.value, fence]
            return
    if mark is Mark.EXPECTED and comment:
        state.faults.append(
            comment.line.fault(
                "marks a Python block as an output",
                "put the mark directly above a `console` or `text` block",
            )
        )
    draft = Draft([fence])
    if mark is Mark.SKIP and comment:
        draft.skip = comment
        state.pieces.append(comment.text)
    state.pieces.append(fence)
    state.drafts.append(draft)
    state.current = state.latest = draft


def _cannot_go_on(current: Draft | None, fence: Fence) -> tuple[str, str] | None:
    """Why the Python block `fence` can't be joined to `current`; None if it can."""
    if current is None or current.first.quiz != fence.quiz:
        return (
            "continues a block that is not there",
            "put the Python block that it continues before it, or drop the mark",
        )
    if current.skip:
        return (
            "continues a skipped block",
            "skip neither or give each block its own mark",
        )
    if current.output or current.recordings:
        return (
            "continues a block that has its output already",
            "show the output under the last part of the program",
        )
    if current.is_quotation or "quotation" in fence.classes:
        return ("joins a quotation to a program", "drop the mark or `.quotation`")
    return None


def _take_output(state: Pairing, fence: Fence, comment: Comment) -> None:
    current = state.current
    line = comment.line
    if fence.language not in OUTPUT_LANGUAGES:
        shown = fence.language or "no language"
        state.faults.append(
            line.fault(
                f"marks a block as an output that is not one ({shown})",
                "make the block under it `console` or `text`",
            )
        )
        if fence.language not in LIKE_OUTPUT:
            _take_other(state, fence)
        return
    if current is None or current.first.quiz != fence.quiz:
        state.faults.append(
            line.fault(
                "marks an output that belongs to no block",
                "put it under the Python block that printed it, with no other "
                "block between",
            )
        )
    elif current.output:
        state.faults.append(
            line.fault(
                "marks a second output of one block",
                "keep one; a recording carries no mark",
            )
        )
    else:
        current.output = fence
        state.pieces += [Mark.EXPECTED.value, fence]


def _take_other(state: Pairing, fence: Fence) -> None:
    """A block that is neither Python nor a marked output."""
    if fence.language in LIKE_OUTPUT and fence.quiz:
        return  # an option: the quiz's own proof holds it to what its snippet prints
    if fence.language in LIKE_OUTPUT:
        latest = state.latest
        if latest and latest.first.quiz == fence.quiz and _is_recording(latest, fence):
            latest.recordings.append(fence)
            return
        state.faults.append(
            fence.line.fault(
                "shows an output that belongs to no block",
                f"put `{Mark.EXPECTED.value}` directly above it, under the Python "
                "block that printed it (`shell` is for commands)",
            )
        )
        return
    if fence.language in RUN_AS_SHELL:
        state.faults.append(
            fence.line.fault(
                f"is a `{fence.language}` block, which pytest-codeblocks would run",
                "use `shell`",
            )
        )
    # A quiz is opaque to pytest-codeblocks: its inner blocks follow on their own.
    if not fence.is_quiz and fence.language not in RUN_AS_SHELL:
        state.pieces.append(fence)
    state.current = None
    if fence.is_quiz:
        state.latest = None


def _is_recording(draft: Draft, fence: Fence) -> bool:
    """Is the block the GPU recording of the program above it, as a whole file?"""
    program = draft.first.include if len(draft.fences) == 1 else None
    if program is None or fence.include is None:
        return False
    return fence.include == program.removesuffix(".py") + ".cuda.out"
