"""File names that mean the same file on every system, and text that is text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from torchproof.faults import Fault
from torchproof.site import Site
from torchproof.snippet import NAME
from torchproof.symlinks import leads_out, wrong_links
from torchproof.texts import NotText, read_program, read_text

GOOD = re.compile(r"[a-z0-9_][a-z0-9_.-]*")
# Names of devices: Windows makes no file of them, whatever ending they have.
RESERVED = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?")
# A checkout on Windows reaches its longest path sooner than one would think.
LONGEST = 120
TEXTS = (".md", ".out", ".py", ".csv", ".svg", ".css", ".js", ".toml", ".txt", ".json")


def check_files(site: Site) -> tuple[list[Fault], int]:
    """Faults of the files in docs/ and snippets/ as such, and how many there are."""
    faults = list(wrong_links(site))
    count = 0
    for base in (site.docs, site.snippets):
        for path in sorted(base.rglob("*")):
            parts = path.relative_to(base).parts
            if any(part.startswith(".") or part == "__pycache__" for part in parts):
                faults += _hidden_page(site, path)
                continue
            if not path.is_file() or leads_out(path, base):
                continue
            count += 1
            faults += _wrong_name(site, path)
            faults += _wrong_text(site, path)
    return faults, count


def _hidden_page(site: Site, path: Path) -> Iterator[Fault]:
    if path.suffix == ".md" and path.is_relative_to(site.docs):
        yield Fault(site.relative(path), 1, "is a page that stays hidden, since its "
                    "name begins with a dot", "rename it, or move it away")  # fmt: skip


def _wrong_name(site: Site, path: Path) -> Iterator[Fault]:
    where = site.relative(path)
    parts = PurePosixPath(where).parts[1:]
    if path.suffix == ".py" and not NAME.fullmatch(path.name):
        # Of a program, discovery says so.
        parts = parts if "exercises" in parts else parts[:-1]
    if not all(GOOD.fullmatch(part) for part in parts):
        yield Fault(where, 1, "has upper-case letters or odd signs in its name",
                    "use lower-case letters, digits, _ and -")  # fmt: skip
    elif any(RESERVED.fullmatch(part) for part in parts):
        yield Fault(where, 1, "has a name that Windows keeps for a device", "rename it")
    elif len(where) > LONGEST:
        what = f"has a path of {len(where)} characters, which not every system takes"
        yield Fault(where, 1, what, f"use {LONGEST} at most")


def _wrong_text(site: Site, path: Path) -> Iterator[Fault]:
    if path.suffix not in TEXTS or path.stat().st_size > MOST_BYTES:
        return
    try:
        if path.suffix == ".py":
            read_program(path)
        else:
            read_text(path)
    except NotText as error:
        yield error.fault(site.relative(path))


MOST_BYTES = 16 << 20
