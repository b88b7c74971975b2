"""What a Python block and the output under it may be."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from pathlib import PurePosixPath

from torchproof.faults import Fault
from torchproof.fences import Fence
from torchproof.includes import read_lines
from torchproof.marks import Draft
from torchproof.site import Site
from torchproof.snippet import parse_directives
from torchproof.texts import NotText


def check_draft(site: Site, draft: Draft, name: str) -> list[Fault]:
    """Everything that is wrong with one block and its output."""
    return [
        *_check_code(draft),
        *_check_title(draft, name),
        *_check_skip(draft),
        *_check_output(site, draft),
    ]


def check_quotation(fence: Fence, programs: Sequence[str]) -> list[Fault]:
    """Is the quotation some consecutive lines of a program of its title?"""
    line = fence.line
    if not fence.title:
        return [
            line.fault("is a quotation of no file", 'name it: `title="name.py"`'),
        ]
    wanted = _dedented(fence.text.strip("\n").split("\n"))
    if not any(wanted):
        return []  # said already: it is empty
    if not programs:
        return [
            line.fault(
                f"quotes {fence.title}, which this page does not prove",
                "show that program whole on this page, or correct the title",
            )
        ]
    if any(_holds(program.split("\n"), wanted) for program in programs):
        return []
    return [
        line.fault(
            f"quotes lines that do not stand together in {fence.title}",
            "copy consecutive lines of it, unchanged",
        )
    ]


def _holds(lines: Sequence[str], wanted: Sequence[str]) -> bool:
    size = len(wanted)
    head = wanted[0].strip()
    return any(
        lines[start].strip() == head
        and _dedented(lines[start : start + size]) == wanted
        for start in range(len(lines) - size + 1)
    )


def _dedented(lines: Sequence[str]) -> list[str]:
    stripped = [line.rstrip() for line in lines]
    return textwrap.dedent("\n".join(stripped)).split("\n")


def _check_code(draft: Draft) -> Iterator[Fault]:
    for fence in draft.fences:
        if not fence.text.strip():
            yield fence.line.fault(
                "is an empty Python block", "write code or delete it"
            )
        yield from _check_mixture(fence, "a program")
        if fence.include and not fence.include.endswith(".py"):
            yield fence.line.fault(
                f"shows {fence.include} as Python", "show it as what it is"
            )


def _check_mixture(fence: Fence, what: str) -> Iterator[Fault]:
    if fence.includes and fence.include is None:
        yield fence.line.fault(
            f"mixes {', '.join(fence.includes)} with other lines",
            f"show {what} as one whole file, alone in its block",
        )


def _check_title(draft: Draft, name: str) -> Iterator[Fault]:
    include = draft.first.include
    if include and name != PurePosixPath(include).name:
        yield draft.first.line.fault(
            f"is titled {name} and shows {include}", "title it with the file's name"
        )


def _check_skip(draft: Draft) -> Iterator[Fault]:
    if draft.skip is None:
        return
    if draft.is_quotation:
        yield draft.skip.line.fault("skips a quotation", "drop the mark")
    if _needs(draft) == "cuda":
        yield draft.skip.line.fault(
            "skips a block that needs a GPU",
            "drop the mark: without a recording it counts as unrecorded",
        )


def _needs(draft: Draft) -> str | None:
    directives, _ = parse_directives(draft.first.text, draft.first.line.path)
    return directives.needs


def _check_output(site: Site, draft: Draft) -> Iterator[Fault]:
    output = draft.output
    if output is None:
        yield from _check_silence(site, draft)
        return
    line = output.line
    if draft.is_quotation:
        yield line.fault("is an output under a quotation", "show it under the program")
    if draft.skip:
        yield line.fault(
            "is an output under a skipped block, which nobody checks",
            "delete it, or let the block run",
        )
    yield from _check_mixture(output, "an output")
    program = draft.first.include if len(draft.fences) == 1 else None
    if program is None:
        if output.include:
            yield line.fault(
                f"shows another file's output ({output.include})",
                "include the program that printed it, or type what this one prints",
            )
        return
    stem = program.removesuffix(".py")
    if output.include == f"{stem}.cuda.out":
        if _needs(draft) != "cuda":
            yield line.fault(
                f"shows a recording ({output.include}) as what every run prints",
                "drop the mark above it: a recording is tied by its file",
            )
    elif output.include is None:
        if not output.includes:
            yield line.fault(
                f"is typed in under {program}", f'write `--8<-- "{stem}.out"`'
            )
    elif output.include != f"{stem}.out":
        yield line.fault(
            f"shows another file's output ({output.include}) under {program}",
            f'write `--8<-- "{stem}.out"`',
        )


def _check_silence(site: Site, draft: Draft) -> Iterator[Fault]:
    """A program without an output must have a reason."""
    if draft.skip or draft.is_quotation or draft.first.quiz or _needs(draft) == "cuda":
        return
    program = draft.first.include if len(draft.fences) == 1 else None
    if program and ("exercises" in program.split("/") or _is_silent(site, program)):
        return
    if not any(fence.text.strip() for fence in draft.fences):
        return  # said already: it is empty
    yield draft.fences[-1].line.fault(
        "is a program whose output is not shown",
        "show what it prints under it, after the expected-output mark",
    )


def _is_silent(site: Site, program: str) -> bool:
    """Does the program's output hold nothing but the command?"""
    try:
        lines = read_lines(site.snippets / (program.removesuffix(".py") + ".out"))
    except NotText:
        return False
    return not any(line.strip() for line in lines[1:])
