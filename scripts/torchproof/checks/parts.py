"""A topic page has its parts, in order, and none is empty."""

from __future__ import annotations

from torchproof.checks.sections import Section, sections
from torchproof.faults import Fault
from torchproof.page import Page

PERFORMANCE = "When it matters"
PARTS = (
    *("Predict first", "Syntax", "Example", "Line by line", "How it works"),
    *("Common mistakes", PERFORMANCE, "In practice", "Troubleshooting", "Exercises"),
    *("Quiz", "Interview questions", "Summary", "Related"),
)
# The page standard names this part twice; a page may use either name or both.
SAME = {"When it matters / Performance": PERFORMANCE, "Performance": PERFORMANCE}


def check_parts(page: Page) -> tuple[list[Fault], int]:
    """Returns the faults of a topic page and how many parts it has."""
    lead, *parts = sections(page)
    faults: list[Fault] = []
    if lead.is_empty:
        faults.append(
            Fault(page.path, 1, "has no lead", "say first what the reader can do after")
        )
    names: list[str] = []
    for part in parts:
        faults += _wrong(part, names)
        names.append(_name(part))
    faults += [
        Fault(page.path, 1, f"has no part `{name}`", f"add `## {name}`")
        for name in PARTS
        if name not in names
    ]
    return faults, len(set(names) & set(PARTS))


def _name(part: Section) -> str:
    text = part.heading.text if part.heading else ""
    return SAME.get(text, text)


def _wrong(part: Section, before: list[str]) -> list[Fault]:
    assert part.heading is not None
    name, line = _name(part), part.heading.line
    if name not in PARTS:
        return [
            line.fault(
                f"is no part of a topic page (`{part.heading.text}`)",
                f"use a third-level heading inside one of {', '.join(PARTS)}",
            )
        ]
    if name in before:
        return [line.fault(f"is a second `{name}`", "join it with the first")]
    faults: list[Fault] = []
    late = [n for n in before if n in PARTS and PARTS.index(n) > PARTS.index(name)]
    if late:
        faults.append(
            line.fault(f"puts `{name}` after `{late[0]}`", f"move it above `{late[0]}`")
        )
    if part.is_empty:
        faults.append(line.fault(f"has nothing under `{name}`", "write it"))
    return faults
