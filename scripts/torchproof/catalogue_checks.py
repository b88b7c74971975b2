"""The catalogue against what torch prints today: nobody types a message from memory."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from torchproof.catalogue import Catalogue, Entry
from torchproof.faults import Fault
from torchproof.page import Page
from torchproof.site import Site
from torchproof.snippet import Snippet
from torchproof.templates import match, parse_template
from torchproof.texts import NotText, read_text

_FIRST_LINE = re.compile(r"^\$ .*\n")


def check_catalogue(
    site: Site,
    catalogue: Catalogue,
    snippets: Mapping[str, Snippet],
    pages: Sequence[Page],
) -> list[Fault]:
    """Faults where an entry does not fit its programs, their outputs, or its page."""
    anchors = {page.path: page.anchors for page in pages if page.whole}
    faults: list[Fault] = []
    for entry in catalogue.entries:
        faults += _sentences(catalogue, entry)
        faults += _programs(site, catalogue, entry, snippets)
        faults += _page(catalogue, entry, anchors)
    return faults


def printed(site: Site, entry: Entry) -> str | None:
    """Today's wording as the entry's program printed it; None where that shows the
    cause only, of a message that stands in a source."""
    if entry.message is None or entry.fails is None or entry.source:
        return None
    output = _output(site, entry.fails)
    return said(entry.message, output) if output is not None else None


def said(message: str, output: str) -> str | None:
    """The lines of an output that a template's match touches, from their beginning.

    Of a line before the match, all; of what follows it, the rest of its line.
    """
    found = match(message, output)
    if found is None:
        return None
    start, end = found.span
    start = output.rfind("\n", 0, start) + 1
    stop = output.find("\n", end)
    return output[start : stop if stop >= 0 else len(output)].rstrip()


def _output(site: Site, key: str) -> str | None:
    """What a program printed, without the command; None where nothing is kept."""
    path = site.snippets / f"{key.removesuffix('.py')}.out"
    try:
        return _FIRST_LINE.sub("", read_text(path))
    except (OSError, NotText):
        return None


def _sentences(catalogue: Catalogue, entry: Entry) -> Iterable[Fault]:
    """Faults where a sentence about the reader's numbers names one that is in none of
    the wordings."""
    names: set[str] = set()
    for wording in entry.wordings:
        names |= set(parse_template(wording.message).names)
    for sentence in entry.yours:
        for unknown in sorted(set(re.findall(r"\{(\w+)\}", sentence)) - names):
            yield catalogue.fault(
                entry,
                sentence[:30],
                f"names {{{unknown}}}, which no wording has",
                f"use one of {', '.join(sorted(names)) or 'none'}",
            )


def _programs(
    site: Site, catalogue: Catalogue, entry: Entry, snippets: Mapping[str, Snippet]
) -> Iterable[Fault]:
    for key in entry.programs:
        if key not in snippets:
            yield catalogue.fault(entry, key, f"names {key}, which does not exist",
                                  "correct the path (from snippets/ down)")  # fmt: skip
    for wording in (one for one in entry.wordings if one.fails in snippets):
        if entry.source and wording.message == entry.message:
            continue
        snippet = snippets[str(wording.fails)]
        output = _output(site, snippet.key)
        if output is None or snippet.directives.needs:
            continue
        if said(wording.message, output) is None:
            yield catalogue.fault_at(
                entry, wording,
                f"is not what {snippet.key} prints today",
                "move it to [[older]] with the releases it belongs to, and write the "
                f"wording of {snippet.output_key}",
            )  # fmt: skip
    fixed = _output(site, entry.fixed) if entry.fixed else None
    if fixed is not None and entry.message and said(entry.message, fixed):
        yield catalogue.fault(entry, "fixed", f"is still raised by {entry.fixed}",
                              "mend that program")  # fmt: skip


def _page(
    catalogue: Catalogue, entry: Entry, anchors: Mapping[str, frozenset[str]]
) -> Iterable[Fault]:
    if entry.page is None:
        return
    path, _, anchor = entry.page.partition("#")
    if f"docs/{path}" not in anchors:
        what = f"names the page {path}, which does not exist"
        yield catalogue.fault(entry, entry.page, what, "correct it (from docs/ down)")
    elif anchor and anchor not in anchors[f"docs/{path}"]:
        what = f"names #{anchor}, which {path} does not have"
        yield catalogue.fault(entry, entry.page, what, "name a heading of that page")
