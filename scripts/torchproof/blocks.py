"""The units of the proof: each Python block of a page with what is shown under it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Literal

from torchproof.block_rules import check_draft, check_quotation
from torchproof.extraction import Extracted, extract
from torchproof.faults import Fault
from torchproof.fences import Fence, fences_of
from torchproof.marks import Draft, Pairing, reason_of
from torchproof.site import Site

Kind = Literal["program", "quotation", "skipped"]


@dataclass(frozen=True)
class ShownBlock:
    """A Python block, or a chain joined by cont marks, as pytest-codeblocks saw it.

    `page` and `line` are where it opens on the page; `fences` its parts. `code`
    is what the reader would save as `name`; `include` the key of the file that it
    is, if it is one. `expected` is what is shown under it, in line
    `expected_line` of the page (0: nothing), `output_include` the key of that
    file. `recording` is a GPU output shown beside it without a mark.
    """

    page: str
    line: int
    name: str
    code: str
    kind: Kind
    include: str | None
    expected: str | None
    expected_line: int
    output_include: str | None
    skip_reason: str | None
    quiz: bool
    recording: str | None
    fences: tuple[Fence, ...]


def shown_blocks(
    site: Site, page: str, pairing: Pairing
) -> tuple[tuple[ShownBlock, ...], list[Fault]]:
    """Make the blocks of a page, and check that each of them keeps the rules."""
    blocks, faults = collected_blocks(page, pairing)
    for draft, block in zip(pairing.drafts, blocks, strict=False):
        faults += check_draft(site, draft, block.name)
        if block.kind == "quotation":
            faults += check_quotation(draft.first, _programs(blocks, block.name))
    return blocks, faults


def collected_blocks(
    page: str, pairing: Pairing
) -> tuple[tuple[ShownBlock, ...], list[Fault]]:
    """Make the blocks of a page from pytest-codeblocks' extraction.

    Also checks that pytest-codeblocks collected what was paired here, block by
    block.
    """
    try:
        extracted = extract(pairing.pieces)
    except (RuntimeError, Warning) as error:
        return (), [
            Fault(page, 1, f"pytest-codeblocks cannot read it ({error})",
                  "correct the marks and fences that the other faults name")
        ]  # fmt: skip
    faults = _uncollected(pairing.drafts, extracted)
    if faults:
        return (), faults
    blocks = tuple(
        _block(page, draft, seen)
        for draft, seen in zip(pairing.drafts, extracted, strict=True)
    )
    return blocks, []


def _programs(blocks: Sequence[ShownBlock], name: str) -> list[str]:
    return [b.code for b in blocks if b.kind == "program" and b.name == name]


def _uncollected(
    drafts: Sequence[Draft], extracted: Sequence[Extracted]
) -> list[Fault]:
    """Where pytest-codeblocks collected something else than was paired here."""
    seen = {id(block.first): block for block in extracted}
    faults = [
        draft.first.line.fault(
            "is not collected by pytest-codeblocks as it is shown",
            "look at the marks around it, and report this if they are right",
        )
        for draft in drafts
        if not _same(draft, seen.pop(id(draft.first), None))
    ]
    return faults + [
        block.first.line.fault(
            "is collected by pytest-codeblocks as a block of its own",
            "look at the marks around it, and report this if they are right",
        )
        for block in seen.values()
    ]


def _same(draft: Draft, seen: Extracted | None) -> bool:
    if seen is None:
        return False
    return (
        seen.code == "".join(fence.text for fence in draft.fences)
        and seen.expected == (draft.output.text if draft.output else None)
        and bool(seen.marks) == (draft.skip is not None)
    )


def _block(page: str, draft: Draft, seen: Extracted) -> ShownBlock:
    first = draft.first
    include = first.include if len(draft.fences) == 1 else None
    recordings = [fence.include for fence in draft.recordings if fence.include]
    return ShownBlock(
        page=page,
        line=first.line.at,
        name=_name(first),
        code=seen.code,
        kind=_kind(draft),
        include=include,
        expected=seen.expected,
        expected_line=draft.output.line.at if draft.output else 0,
        output_include=draft.output.include if draft.output else None,
        skip_reason=reason_of(draft.skip) if draft.skip else None,
        quiz=first.quiz,
        recording=recordings[0] if recordings else None,
        fences=tuple(draft.fences),
    )


def _name(first: Fence) -> str:
    if first.title:
        return first.title
    if first.include:
        return PurePosixPath(first.include).name
    return f"block_{first.line.at}.py"


def _kind(draft: Draft) -> Kind:
    if draft.skip:
        return "skipped"
    return "quotation" if draft.is_quotation else "program"


def included_files(fences: Sequence[Fence]) -> set[str]:
    """Keys of all files that the blocks show, those inside quizzes too."""
    return {key for fence in fences_of(fences) for key in fence.includes}
