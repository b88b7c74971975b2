"""Which outputs hold on other releases of torch: snippets/releases.toml.

`make upgrade` writes it. What stands there of a page is true while the page's
programs and stored outputs are the ones that were compared; their hash tells.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from torchproof.faults import Fault
from torchproof.files import sha256_of, write_if_changed
from torchproof.page import Page
from torchproof.site import Site
from torchproof.snippet import Snippet
from torchproof.upgrade_classes import Kind

HEADER = (
    "# Written by `make upgrade`: what other releases of torch print.\n"
    "# `sha256` is of a page's programs and outputs when they were compared.\n"
)


@dataclass(frozen=True)
class PageResult:
    """One page under one release.

    `compared` outputs were compared; `differ` has the class of each that differs,
    by snippet key; `not_run` why others could not run.
    """

    sha256: str
    compared: int
    differ: dict[str, str] = field(default_factory=dict)
    not_run: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Release:
    """What was tried with one release, against the outputs of torch `against`.

    `date` is ISO; `relaxed` are pins that this torch could not live with; `counts`
    has how many snippets are in each class.
    """

    against: str
    build: str
    python: str
    machine: str
    date: str
    relaxed: list[str] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)
    pages: dict[str, PageResult] = field(default_factory=dict)

    def count(self, *kinds: Kind) -> int:
        return sum(self.counts.get(kind, 0) for kind in kinds)


Releases = dict[str, Release]


def load(site: Site) -> tuple[Releases, list[Fault]]:
    """Every release that was tried, the oldest first, and what is wrong."""
    if not site.releases.exists():
        return {}, []
    where = site.relative(site.releases)
    try:
        data = tomllib.loads(site.releases.read_text())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        return {}, [Fault(where, 1, f"is no TOML ({error})", "restore it from git")]
    found: Releases = {}
    faults: list[Fault] = []
    for version, fields in data.items():
        try:
            found[version] = _release(fields)
        except (TypeError, AttributeError, ValueError) as error:
            faults.append(
                Fault(where, _line(site, version), f"torch {version}: {error}",
                      f"write it again: `make upgrade TORCH={version}`")
            )  # fmt: skip
    return dict(sorted(found.items(), key=lambda item: _order(item[0]))), faults


def _release(fields: dict[str, Any]) -> Release:
    pages = {
        path: PageResult(**result) for path, result in fields.pop("pages", {}).items()
    }
    release = Release(**fields, pages=pages)
    numbers = [*release.counts.values(), *(page.compared for page in pages.values())]
    if not all(isinstance(number, int) for number in numbers):
        raise ValueError("a count is not a whole number")
    kinds = [k for page in pages.values() for k in page.differ.values()]
    for kind in (*kinds, *release.counts):
        Kind(kind)
    return release


def _order(version: str) -> tuple[tuple[int, str], ...]:
    """Versions in the order of their numbers: 2.9 before 2.10."""
    return tuple(
        (int(part), "") if part.isdigit() else (-1, part) for part in version.split(".")
    )


def save(site: Site, releases: Releases) -> bool:
    """Write the table; return whether the file changed."""
    text = HEADER + "".join(
        _rendered(version, releases[version])
        for version in sorted(releases, key=_order)
    )
    return write_if_changed(site.releases, text.encode())


def _rendered(version: str, release: Release) -> str:
    head = json.dumps(version)
    lines = [f"\n[{head}]"]
    lines += [
        f"{name} = {_value(getattr(release, name))}"
        for name in ("against", "build", "python", "machine", "date", "relaxed")
    ]
    lines += ["", f"[{head}.counts]", *_items(release.counts)]
    for path, page in sorted(release.pages.items()):
        table = f"{head}.pages.{json.dumps(path)}"
        lines += ["", f"[{table}]"]
        lines += [f"sha256 = {_value(page.sha256)}", f"compared = {page.compared}"]
        for name, values in (("differ", page.differ), ("not_run", page.not_run)):
            if values:
                lines += ["", f"[{table}.{name}]", *_items(values)]
    return "\n".join(lines) + "\n"


def _value(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _items(values: Mapping[str, object]) -> list[str]:
    return [f"{_value(name)} = {_value(values[name])}" for name in sorted(values)]


def programs_of(page: Page, snippets: Mapping[str, Snippet]) -> list[Snippet]:
    """The snippets that a page shows whole, by key, those of its quizzes too."""
    keys = {block.include for block in page.blocks if block.kind == "program"}
    return [snippets[key] for key in sorted(k for k in keys if k) if key in snippets]


def digest(site: Site, programs: Iterable[Snippet]) -> str:
    """The hash of programs, and of what is stored for each.

    A measurement is not compared, and is made anew without a change of anything.
    """
    parts: list[str] = []
    for snippet in programs:
        parts.append(f"{snippet.key} {snippet.sha256}")
        if not snippet.directives.measured:
            parts.append(sha256_of(site.snippets / snippet.output_key))
            parts += [
                f"{path.name} {sha256_of(path)}"
                for path in sorted((site.snippets / snippet.topic).glob("*.csv"))
                if path.name in snippet.code
            ]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def check(
    site: Site, releases: Releases, pages: Iterable[str], snippets: Iterable[str]
) -> list[Fault]:
    """Faults where the table names a page or a snippet that isn't there."""
    where = site.relative(site.releases)
    there = {*pages, *snippets}
    named = {
        name
        for release in releases.values()
        for path, page in release.pages.items()
        for name in (path, *page.differ, *page.not_run)
    }
    return [
        Fault(where, _line(site, name), f"names {name}, which is not there",
              "take its lines out, or run `make upgrade` again for that release")
        for name in sorted(named - there)
    ]  # fmt: skip


def _line(site: Site, name: str) -> int:
    """The first line of the table that holds a name."""
    lines = site.releases.read_text().splitlines()
    quoted = json.dumps(name)
    return next((n for n, line in enumerate(lines, start=1) if quoted in line), 1)
