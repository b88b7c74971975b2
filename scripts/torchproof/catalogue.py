"""The catalogue of errors: what is kept of each, in one TOML file an entry."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any

from torchproof.catalogue_rules import (
    ENTRY,
    FOLDERS,
    KINDS,
    NAME,
    TABLES,
    as_written,
    wrong_keys,
    wrong_values,
)
from torchproof.faults import Fault
from torchproof.site import Site
from torchproof.toml_files import line_of, read_toml

__all__ = [
    "FOLDERS",
    "KINDS",
    "Catalogue",
    "Cause",
    "Entry",
    "Wording",
    "load_catalogue",
]


@dataclass(frozen=True)
class Wording:
    """A message as a template, with the releases it belongs to, or what shows it."""

    message: str
    releases: str | None = None
    fails: str | None = None
    source: str | None = None


@dataclass(frozen=True)
class Cause:
    """A cause, how to tell whether it is this one, and what to do about it."""

    cause: str
    check: str
    fix: str
    hints: tuple[str, ...] = ()


@dataclass(frozen=True)
class Entry:
    """An error, a warning or a symptom. `path` is its file from the site's root, and
    `folder` the page on which it stands.

    `message` is today's wording as a template (see `templates`), None for a symptom;
    `fails` and `fixed` are programs by their key below snippets/; `page` is the page
    that teaches it, below docs/ and with an anchor where it has one.
    """

    id: str
    kind: str
    path: str
    title: str
    meaning: str
    causes: tuple[Cause, ...]
    symptoms: tuple[str, ...]
    folder: str = ""
    also: tuple[str, ...] = ()
    raises: str | None = None
    message: str | None = None
    yours: tuple[str, ...] = ()
    fails: str | None = None
    fixed: str | None = None
    page: str | None = None
    source: str | None = None
    needs: str | None = None
    wraps: bool = False
    unspecific: bool = False
    older: tuple[Wording, ...] = ()
    variants: tuple[Wording, ...] = ()

    @property
    def wordings(self) -> tuple[Wording, ...]:
        """All wordings, today's first."""
        today = [Wording(self.message, fails=self.fails)] if self.message else []
        return (*today, *self.variants, *self.older)

    @property
    def programs(self) -> tuple[str, ...]:
        """Keys of every program that stands in the entry, each once."""
        keys = [self.fails, *(one.fails for one in self.variants), self.fixed]
        return tuple(dict.fromkeys(key for key in keys if key))


@dataclass
class Catalogue:
    """All entries by kind and then id, and the text of each file for its faults."""

    entries: list[Entry] = field(default_factory=list)
    texts: dict[str, str] = field(default_factory=dict)

    def fault_at(self, entry: Entry, wording: Wording, what: str, remedy: str) -> Fault:
        """A fault at the line of one of the entry's wordings."""
        text = self.texts.get(entry.path, "")
        return self.fault(entry, as_written(text, wording.message), what, remedy)

    def fault(self, entry: Entry, sought: str, what: str, remedy: str) -> Fault:
        """A fault at the line of the entry's file that holds `sought` first."""
        return Fault(
            entry.path, line_of(self.texts.get(entry.path, ""), sought), what, remedy
        )


MAKERS: dict[str, Callable[..., Any]] = {
    "causes": Cause,
    "older": Wording,
    "variants": Wording,
}


def load_catalogue(site: Site) -> tuple[Catalogue, list[Fault]]:
    """Read every docs/errors/KIND/ID.toml; the entries, and what is wrong with them.

    A file with a fault is no entry.
    """
    catalogue = Catalogue()
    faults: list[Fault] = []
    for path in sorted((site.docs / "errors").rglob("*.toml")):
        entry, text, wrong = read_entry(site, path)
        catalogue.texts[site.relative(path)] = text
        faults += wrong
        if entry:
            catalogue.entries.append(entry)
    order = list(FOLDERS)
    catalogue.entries.sort(key=lambda entry: (order.index(entry.folder), entry.id))
    return catalogue, faults + _same_ids(catalogue.entries)


def read_entry(site: Site, path: Path) -> tuple[Entry | None, str, list[Fault]]:
    """An entry, the text of its file, and what is wrong with it (then no entry)."""
    data, text, faults = read_toml(site, path, "mend it")
    if faults:
        return None, text, faults
    entry, faults = _entry(site.relative(path), text, data)
    return entry, text, faults


def _entry(
    where: str, text: str, data: dict[str, Any]
) -> tuple[Entry | None, list[Fault]]:
    faults: list[Fault] = []
    path = PurePosixPath(where)
    folder, name = path.parent.name, path.stem
    if folder not in FOLDERS or path.parent.parent != PurePosixPath("docs/errors"):
        what = f"lies in {path.parent.name}/, which is no kind of error"
        faults.append(Fault(where, 1, what, f"use one of {', '.join(FOLDERS)}"))
    if not NAME.fullmatch(name):
        remedy = "use lower-case letters, digits and hyphens"
        faults.append(Fault(where, 1, f"has a name that no link can keep ({name})",
                            remedy))  # fmt: skip
    tables = {key: data.pop(key, []) for key in TABLES}
    faults += wrong_keys(where, text, data, ENTRY, "the entry")
    for key, keys in TABLES.items():
        rows = tables[key]
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            faults.append(Fault(where, line_of(text, key), f"has {key} that are no "
                                f"tables", f"write [[{key}]] before each"))  # fmt: skip
            continue
        for row in rows:
            faults += wrong_keys(where, text, row, keys, f"[[{key}]]")
    faults += wrong_values(where, text, data, tables)
    if faults:
        return None, faults
    rest = _tuples(data)
    for key, maker in MAKERS.items():
        rest[key] = tuple(maker(**_tuples(row)) for row in tables[key])
    entry = Entry(id=name, kind=FOLDERS[folder][1], folder=folder, path=where, **rest)
    return entry, []


def _tuples(row: dict[str, Any]) -> dict[str, Any]:
    return {k: tuple(v) if isinstance(v, list) else v for k, v in row.items()}


def _same_ids(entries: Sequence[Entry]) -> list[Fault]:
    first: dict[str, Entry] = {}
    faults = []
    for entry in entries:
        other = first.setdefault(entry.id, entry)
        if other is not entry:
            faults.append(Fault(entry.path, 1, f"has the id of {other.path}",
                                "give it another name"))  # fmt: skip
    return faults
