"""What pages show of the catalogue of errors, as Markdown that they include."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from torchproof.catalogue import FOLDERS, Entry
from torchproof.marks import Mark
from torchproof.recording import torch_version
from torchproof.templates import parse_template

FOLDER = "errors"
# The decoder as one file for the command line, and what its page searches.
DOWNLOAD = f"{FOLDER}/decode.py"
SCRIPT = "assets/decoder-all.js"
_SPECIAL = re.compile(r"([\\`*_{}\[\]()#|~!])")
_PLACEHOLDER = re.compile(r"(?<!\{)\{(\w+)(?::\w+)?\}(?!\})")
_TICKS = re.compile(r"`+")


def plain(text: str) -> str:
    """Text that Markdown shows as it is."""
    return _SPECIAL.sub(r"\\\1", text.replace("&", "&amp;")).replace("<", "&lt;")


def template_text(message: str) -> str:
    """A template as readers see it: `mat1 ({rows:int}x…)` becomes `mat1 (ROWSx…)`."""
    named = _PLACEHOLDER.sub(lambda match: match[1].upper(), message)
    return named.replace("{{", "{").replace("}}", "}")


def code(text: str) -> str:
    """Inline code that holds any text."""
    ticks = "`" * (1 + max((len(run) for run in _TICKS.findall(text)), default=0))
    space = " " if text.startswith("`") or text.endswith("`") else ""
    return f"{ticks}{space}{' '.join(text.split())}{space}{ticks}"


def address(entry: Entry) -> str:
    """Where an entry stands, from the folder of the catalogue's pages."""
    return f"{entry.folder}.md#{entry.id}"


def folder_page(
    entries: Sequence[Entry], said: Mapping[str, str], titles: Mapping[str, str]
) -> str:
    """All entries of one folder.

    `said` has today's wording of an entry as its program printed it, by id; `titles`
    those of pages, by their path below docs/.
    """
    lines: list[str] = []
    for entry in entries:
        lines += [f"## {plain(entry.title)} {{ #{entry.id} }}", ""]
        lines += _today(entry, said.get(entry.id))
        lines += [entry.meaning, ""]
        for cause in entry.causes:
            lines += [cause.cause, f":   **Check:** {cause.check}", ""]
            lines += [f":   **Mend:** {cause.fix}", ""]
        lines += _programs(entry)
        lines += _others(entry)
        lines += _end(entry, titles)
    return "\n".join(lines)


def _today(entry: Entry, said: str | None) -> list[str]:
    if entry.message is None:
        return []
    if said is None:
        said = f"{entry.raises}: " if entry.raises else ""
        said += template_text(entry.message)
        holes = parse_template(entry.message).names
        differs = "; capitals stand for what differs" if holes else ""
        label = f"Today, by {entry.source}{differs}:"
    else:
        label = f"Printed by torch {torch_version()}, in the program below:"
    shown = [code(line) for line in said.split("\n") if line.strip()]
    return [label, "{ .tp-said }", "", "<br>\n".join(shown), "{ .tp-message }", ""]


def _programs(entry: Entry) -> list[str]:
    if not entry.programs:
        return []
    kept = "Two programs: one that raises it, and the same mended"
    if entry.raises is None:
        kept = "Two programs: one that shows it, and the same mended"
    if entry.source:
        kept = "Two programs: the cause as a CPU shows it, and the same mended"
    if len(entry.programs) > 2:
        kept = "The programs: those that raise it, and one mended"
    lines = ["<details markdown>", f"<summary>{kept}</summary>", ""]
    for key in entry.programs:
        name = key.rpartition("/")[2]
        lines += [f'```python title="{name}"', f'--8<-- "{key}"', "```", ""]
        lines += [Mark.EXPECTED.value, "", "```console"]
        lines += [f'--8<-- "{key.removesuffix(".py")}.out"', "```", ""]
    return [*lines, "</details>", ""]


def _others(entry: Entry) -> list[str]:
    """Other wordings, today's and older ones."""
    rows = [(one, one.source or "printed by a program above") for one in entry.variants]
    rows += [(one, one.releases or "") for one in entry.older]
    if not rows:
        return []
    lines = ["Also worded:", "{ .tp-said }", ""]
    lines += [f"- {code(template_text(one.message))}: {where}" for one, where in rows]
    return [*lines, ""]


def _end(entry: Entry, titles: Mapping[str, str]) -> list[str]:
    parts = []
    if entry.page:
        path = entry.page.partition("#")[0]
        parts.append(f"More on this: [{titles.get(path, path)}](../{entry.page})")
    if entry.needs and not entry.fails:
        parts.append(f"Nothing is run here: it needs {entry.needs}")
    if entry.source and entry.message is None:
        parts.append(f"Source: {entry.source}")
    return [" · ".join(parts), "{ .tp-said }", ""] if parts else []


def whole_list(entries: Sequence[Entry]) -> str:
    """Every entry by folder, for the decoder's page: its script reads this list."""
    lines: list[str] = []
    for folder, (title, _) in FOLDERS.items():
        here = [entry for entry in entries if entry.folder == folder]
        if not here:
            continue
        lines += [f"### {title} {{ #{folder} }}", ""]
        for entry in here:
            lines += ['<div class="tp-error" markdown>', ""]
            lines += [f"[{plain(entry.title)}]({address(entry)})", ""]
            lines += [entry.meaning, "{ .tp-error__meaning }", ""]
            words = "; ".join(plain(phrase) for phrase in entry.symptoms)
            lines += [f"In other words: {words}.", "{ .tp-error__words }", ""]
            lines += ["</div>", ""]
    return "\n".join(lines)


def most_met(entries: Iterable[Entry], counts: Mapping[str, int], number: int) -> str:
    """A list of the entries with the most reports, the most first."""
    ranked = sorted(
        (entry for entry in entries if counts.get(entry.id, 0) > 1),
        key=lambda entry: (-counts[entry.id], entry.title),
    )
    return "".join(
        f"1. [{plain(entry.title)}]({address(entry)}), {counts[entry.id]} reports\n"
        for entry in ranked[:number]
    )


def links_on_page(entries: Iterable[Entry], page: str) -> dict[str, list[str]]:
    """Links from a page (its path below docs/) to its entries: by the anchor of the
    part that teaches an error, and under "" to all of them."""
    up = "../" * page.count("/")
    found: dict[str, list[str]] = {}
    for entry in entries:
        path, _, anchor = (entry.page or "").partition("#")
        if path == page:
            link = f"[{plain(entry.title)}]({up}{FOLDER}/{address(entry)})"
            found.setdefault("", []).append(link)
            if anchor:
                found.setdefault(anchor, []).append(link)
    return found
