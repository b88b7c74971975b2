"""Markdown that the build writes for pages to include: counts, the index, tables."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from torchproof import recording, release_notes, releases
from torchproof.catalogue import load_catalogue
from torchproof.catalogue_build import write_catalogue
from torchproof.faults import Fault
from torchproof.files import write_if_changed
from torchproof.lab import FOLDER
from torchproof.site import Site
from torchproof.snippet import Snippet
from torchproof.stability_table import stability_table
from torchproof.toml_files import line_of, read_toml


def write_generated(site: Site, snippets: Sequence[Snippet]) -> list[Fault]:
    """Write every generated include; return what is wrong with their data."""
    write_if_changed(site.generated / "counts.md", counts(site, snippets).encode())
    tried, _ = releases.load(site)
    others = release_notes.table(site, tried)
    write_if_changed(site.generated / "releases.md", others.encode())
    index, faults = topics(site)
    write_if_changed(site.generated / "topics.md", index.encode())
    table = stability_table(site, snippets)
    write_if_changed(site.generated / "stability.md", table.encode())
    catalogue, wrong = load_catalogue(site)
    write_catalogue(site, catalogue)
    return faults + wrong


def counts(site: Site, snippets: Sequence[Snippet]) -> str:
    """One paragraph: how much is proven, and with which torch.

    Lines that need a GPU, and measured ones, are kept and not counted as proven.
    """
    proven = [
        s for s in snippets if not s.directives.needs and not s.directives.measured
    ]
    lines = 0
    for snippet in proven:
        path = site.snippets / snippet.output_key
        if path.exists():
            lines += (
                len(path.read_text(encoding="utf-8", errors="replace").splitlines()) - 1
            )
    measured = sum(1 for s in snippets if s.directives.measured)
    gpu = sum(1 for s in snippets if s.directives.needs)
    return (
        f"**{len(snippets)} programs**, of which {len(proven)} print the same "
        f"**{lines} lines of output** on every run, {measured} measure and assert "
        f"what they claim, and {gpu} need a GPU. Proven with "
        f"**torch {recording.torch_version()}** on "
        f"Python {recording.python_version()}.\n"
        "{ .tp-counts }\n"
    )


def topics(site: Site) -> tuple[str, list[Fault]]:
    """The index of all topics by section, from docs/topics.toml."""
    path = site.docs / "topics.toml"
    if not path.exists():
        return "", []
    data, text, faults = read_toml(site, path, "mend it")
    if faults:
        return "", faults
    sections, faults = _sections(site.relative(path), data.get("sections", []), text)
    parts: list[str] = []
    written: set[str] = set()
    for section in sections:
        parts += [f"## {section.title}", "", section.line, ""]
        for slug, title, line in section.topics:
            page = f"{section.folder}/{slug}.md"
            if section.folder == FOLDER:
                page = f"{section.folder}/{slug}.py"
            if (site.docs / page).exists():
                written.add(page)
                parts += [f"[{title}]({page})", f":   {line}", ""]
            else:
                parts += [f"{title} · *not written yet*", f":   {line}", ""]
    folders = {section.folder for section in sections}
    unlisted = [
        page.relative_to(site.docs).as_posix()
        for page in [*site.pages(), *sorted((site.docs / FOLDER).glob("*.py"))]
        if page.parent.name in folders
        and page.relative_to(site.docs).as_posix() not in written
    ]
    return "\n".join(parts), faults + [
        Fault(site.relative(path), 1, f"does not list {page}", "add its topic")
        for page in unlisted
    ]


@dataclass(frozen=True)
class _Section:
    """A section of the index; a topic is its file's name, its title and a line."""

    title: str
    line: str
    folder: str
    topics: list[list[str]]


def _sections(
    where: str, found: object, text: str
) -> tuple[list[_Section], list[Fault]]:
    """The sections that are written right, and a fault for each that isn't."""
    sections: list[_Section] = []
    faults: list[Fault] = []
    remedy = "write title, line, folder and topics, each [file, title, line], as text"
    if not isinstance(found, list):
        number = line_of(text, "sections")
        return [], [Fault(where, number, "has sections that are no list", remedy)]
    at = [n for n, line in enumerate(text.split("\n"), 1) if _OPENS.match(line)]
    for index, fields in enumerate(found):
        if _is_section(fields):
            sections.append(_Section(**fields))
        else:
            number = at[index] if index < len(at) else line_of(text, "sections")
            what = "opens a section that is not written right"
            faults.append(Fault(where, number, what, remedy))
    return sections, faults


_OPENS = re.compile(r"[ \t]*\[\[[ \t]*sections[ \t]*\]\]")


def _is_section(fields: object) -> bool:
    names = ("title", "line", "folder")
    return (
        isinstance(fields, dict)
        and fields.keys() == {*names, "topics"}
        and all(isinstance(fields[name], str) for name in names)
        and isinstance(fields["topics"], list)
        and all(
            isinstance(topic, list)
            and len(topic) == 3
            and all(isinstance(part, str) for part in topic)
            for topic in fields["topics"]
        )
    )
