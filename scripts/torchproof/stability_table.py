"""What `make stability` found, as the page shows it."""

from __future__ import annotations

from collections.abc import Sequence

from torchproof import stability
from torchproof.conditions import CONDITIONS, Condition
from torchproof.site import Site
from torchproof.snippet import Snippet
from torchproof.stability import Entry, Machine, Stability

NOTHING = "No such run is kept in this copy of the repository yet.\n"


def stability_table(site: Site, snippets: Sequence[Snippet]) -> str:
    """Condition by snippets and differences, and under it what made them."""
    kept, _ = stability.load(site)
    if kept is None or kept.why_void():
        return NOTHING
    measured = {s.key for s in snippets if s.directives.measured}
    gpu = sum(1 for s in snippets if s.directives.needs)
    entries = {s.key: kept.entries[s.key] for s in snippets if s.key in kept.entries}
    asserted = len(measured & set(entries))
    if not entries:
        return NOTHING
    lines = [
        "| condition | what is set | where you meet it | programs | differ |",
        "|---|---|---|---|---|",
        *(_row(condition, kept, entries) for condition in CONDITIONS),
        "",
        f"Programs compared byte for byte: {len(entries) - asserted}. Programs that "
        f"measure, whose assertions have to hold instead: {asserted}. Programs left "
        f"out, because they need a GPU: {gpu}.",
        "",
        *(_made(machine, entries) for machine in _machines(entries)),
    ]
    return "\n".join(lines) + "\n"


def _row(condition: Condition, kept: Stability, entries: dict[str, Entry]) -> str:
    tried = sum(
        condition.name in entry.tried and condition.name not in entry.machine.lacks
        for entry in entries.values()
    )
    differ = sum(
        condition.name in faults
        for key, faults in kept.differ.items()
        if key in entries
    )
    lacks = all(condition.name in e.machine.lacks for e in entries.values())
    counts = "not on this processor | " if lacks else f"{tried} | {differ}"
    return f"| {condition.title} | {condition.sets} | {condition.why} | {counts} |"


def _machines(entries: dict[str, Entry]) -> list[Machine]:
    found = {entry.machine for entry in entries.values()}
    return sorted(found, key=lambda machine: machine.date)


def _made(machine: Machine, entries: dict[str, Entry]) -> str:
    count = sum(entry.machine == machine for entry in entries.values())
    without = "".join(
        f" · {name} is not installed there: C stood in"
        for name in machine.missing_locales
    )
    return (
        f"- {count} program{'s' * (count != 1)} tried on {machine.machine} · torch "
        f"{stability.Stability().torch} · Python {machine.python} · "
        f"NumPy {machine.numpy} · {machine.date}{without}"
    )
