"""What the command line says about a decoded text."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from typing import Any

from torchproof.matching import Candidate, Decoded

WIDTH = 80
OTHERS = 4

# By an entry's id: its title, page, meaning, and causes with check and fix.
Told = Mapping[str, Mapping[str, Any]]


def explained(decoded: Decoded, told: Told, address: str) -> str:
    """The likeliest entry at length and the others in a line each.

    `address` is that of the site, before the page of an entry.
    """
    if not decoded.known:
        return "\n".join(_not_known(decoded, told, address)) + "\n"
    first, *others = decoded.candidates
    lines = [
        *_at_length(first, told[first.id]),
        f"More: {address}{told[first.id]['page']}",
    ]
    if others:
        lines += ["", "It may also be:"]
        lines += [
            f"- {told[one.id]['title']} ({address}{told[one.id]['page']})"
            for one in others[:OTHERS]
        ]
    return "\n".join(lines) + "\n"


def _at_length(one: Candidate, entry: Mapping[str, Any]) -> Iterator[str]:
    yield entry["title"]
    yield "=" * min(WIDTH, len(entry["title"]))
    yield from _wrapped(entry["meaning"])
    if one.yours:
        yield ""
        yield from _wrapped(one.yours)
    for number, cause in enumerate(entry["causes"]):
        likeliest = " (likeliest by your text)" if number == one.cause else ""
        yield ""
        yield from _wrapped(f"{number + 1}. {cause['cause']}{likeliest}", "   ")
        yield from _wrapped(f"   Check: {cause['check']}", "   ")
        yield from _wrapped(f"   Fix: {cause['fix']}", "   ")
    yield ""


def _not_known(decoded: Decoded, told: Told, address: str) -> Iterator[str]:
    yield "Not known: none of the messages in the catalogue is in this text."
    if decoded.nearest:
        near = told[decoded.nearest]
        yield f"The nearest, maybe about something else: {near['title']}"
        yield f"({address}{near['page']})"


def _wrapped(text: str, indent: str = "") -> list[str]:
    return textwrap.wrap(
        text, WIDTH, subsequent_indent=indent, break_long_words=False,
        break_on_hyphens=False,
    )  # fmt: skip
