"""The catalogue of errors: what is kept of each, in one TOML file an entry."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any

from torchproof.faults import Fault
from torchproof.site import Site
from torchproof.toml_files import line_of, read_toml

KINDS = {
    "shape": "Shape",
    "dtype": "Data type",
    "index-range": "Index out of range",
    "device-mismatch": "Device mismatch",
    "oom": "Out of memory",
    "cuda-runtime": "CUDA at run time",
    "autograd-graph": "Autograd and its graph",
    "training-logic": "Training that does not learn",
    "numerics": "NaN and numerics",
    "amp": "Mixed precision",
    "dataloader": "DataLoader",
    "checkpoint": "Saving and loading",
    "distributed": "Distributed training",
    "nondeterminism": "Different numbers each run",
    "compile": "torch.compile",
    "performance": "Slow training",
    "install-cuda": "Installing for CUDA",
    "env-install": "Python and packages",
    "mps": "Apple GPUs",
    "other": "Everything else",
}
# Of the folders, which are pages, each has the entries of one kind; a kind that is
# too large for a page has two.
FOLDERS = {folder: (title, folder) for folder, title in KINDS.items()} | {
    "shape-in-layers": ("Shape in layers and losses", "shape")
}
NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
CLASS = re.compile(r"[A-Za-z_][A-Za-z0-9_.]*")
REMEDY = "look at another entry of docs/errors/"


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
    folder: str
    path: str
    title: str
    meaning: str
    causes: tuple[Cause, ...]
    symptoms: tuple[str, ...]
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

    def fault(self, entry: Entry, sought: str, what: str, remedy: str) -> Fault:
        """A fault at the line of the entry's file that holds `sought` first."""
        return Fault(
            entry.path, line_of(self.texts.get(entry.path, ""), sought), what, remedy
        )


# By key: the type, and whether it must be there.
Keys = dict[str, tuple[type, bool]]
TEXT, LIST, FLAG = str, list, bool
ENTRY: Keys = {
    **dict.fromkeys(("title", "meaning"), (TEXT, True)),
    "symptoms": (LIST, True),
    **dict.fromkeys(("also", "yours"), (LIST, False)),
    **dict.fromkeys(
        ("raises", "message", "fails", "fixed", "page", "source", "needs"),
        (TEXT, False),
    ),
    **dict.fromkeys(("wraps", "unspecific"), (FLAG, False)),
}
CAUSE: Keys = {
    **dict.fromkeys(("cause", "check", "fix"), (TEXT, True)),
    "hints": (LIST, False),
}
OLDER: Keys = dict.fromkeys(("message", "releases"), (TEXT, True))
VARIANT: Keys = {
    "message": (TEXT, True),
    "fails": (TEXT, False),
    "source": (TEXT, False),
}
TABLES: dict[str, tuple[Keys, Callable[..., Any]]] = {
    "causes": (CAUSE, Cause),
    "older": (OLDER, Wording),
    "variants": (VARIANT, Wording),
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
    faults += _wrong_keys(where, text, data, ENTRY, "the entry")
    for key, (keys, _) in TABLES.items():
        rows = tables[key]
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            faults.append(Fault(where, line_of(text, key), f"has {key} that are no "
                                f"tables", f"write [[{key}]] before each"))  # fmt: skip
            continue
        for row in rows:
            faults += _wrong_keys(where, text, row, keys, f"[[{key}]]")
    faults += _wrong_values(where, text, data, tables)
    if faults:
        return None, faults
    rest = _tuples(data)
    for key, (_, maker) in TABLES.items():
        rest[key] = tuple(maker(**_tuples(row)) for row in tables[key])
    entry = Entry(id=name, kind=FOLDERS[folder][1], folder=folder, path=where, **rest)
    return entry, []


def _tuples(row: dict[str, Any]) -> dict[str, Any]:
    return {k: tuple(v) if isinstance(v, list) else v for k, v in row.items()}


def _wrong_keys(
    where: str,
    text: str,
    row: dict[str, Any],
    keys: Keys,
    what: str,
) -> list[Fault]:
    """Keys of a table that are missing, unknown, or hold the wrong type."""
    faults = []
    near = next((str(value)[:30] for value in row.values()), what.strip("the []"))
    for key, (_, needed) in keys.items():
        if needed and not row.get(key):
            remedy = f"write {key} = ..."
            faults.append(Fault(where, line_of(text, near), f"{what} has no {key}",
                                remedy))  # fmt: skip
    for key, value in row.items():
        line = line_of(text, key)
        if key not in keys:
            faults.append(Fault(where, line, f"{what} has an unknown key ({key})",
                                f"use {', '.join(keys)}"))  # fmt: skip
        elif not _is(value, keys[key][0]):
            wanted = {TEXT: "text", LIST: "a list of texts", FLAG: "true or false"}
            faults.append(Fault(where, line, f"{key} of {what} is no such thing",
                                f"write {wanted[keys[key][0]]}"))  # fmt: skip
    return faults


def _is(value: Any, wanted: type) -> bool:
    if wanted is LIST:
        return isinstance(value, list) and all(_is(one, TEXT) for one in value)
    return isinstance(value, wanted) and (
        wanted is not TEXT or bool(str(value).strip())
    )


def _wrong_values(
    where: str, text: str, data: dict[str, Any], tables: dict[str, Any]
) -> list[Fault]:
    found: list[tuple[str, str, str]] = []
    if not tables["causes"]:
        found.append(("title", "names no cause", "write [[causes]]"))
    for kind in data.get("also", []):
        if kind not in KINDS:
            found.append((f'"{kind}"', f"names an unknown kind ({kind})",
                          f"use one of {', '.join(KINDS)}"))  # fmt: skip
    raises = data.get("raises")
    if isinstance(raises, str) and not CLASS.fullmatch(raises):
        found.append(("raises", f"raises {raises}, which is no class", REMEDY))
    if not data.get("fails") and not data.get("source"):
        found.append(
            ("title", "is shown by nothing", "write fails and fixed, or source")
        )
    if bool(data.get("fails")) != bool(data.get("fixed")):
        found.append(("fails", "has one program of the two",
                      "write fails and fixed"))  # fmt: skip
    return [Fault(where, line_of(text, at), what, to_do) for at, what, to_do in found]


def _same_ids(entries: Sequence[Entry]) -> list[Fault]:
    first: dict[str, Entry] = {}
    faults = []
    for entry in entries:
        other = first.setdefault(entry.id, entry)
        if other is not entry:
            faults.append(Fault(entry.path, 1, f"has the id of {other.path}",
                                "give it another name"))  # fmt: skip
    return faults
