"""Includes: a page as it reads once every `--8<-- "path"` line is its file.

Only whole files are included: a section would show line numbers that the file
and its traceback don't have.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath

from torchproof.faults import Fault
from torchproof.site import Site
from torchproof.symlinks import wrong_link
from torchproof.texts import NotText, read_text

INCLUDE = re.compile(r"""^(?P<space>[ \t]*)-+8<-+[ \t]+(?P<quote>["'])(?P<key>.+?)(?P=quote)$""")  # fmt: skip  # noqa: E501
BLOCK = re.compile(r"^[ \t]*-+8<-+$")
LOOKS_LIKE_ONE = re.compile(r"^[> \t]*(?:[-*+:]|\d+[.)])?[> \t]*-{2,}8<-+(?:\s|$)")
SECTION = re.compile(r"-+8<-+[ \t]+\[[ \t]*(?:start|end)[ \t]*:", re.IGNORECASE)
ESCAPED = re.compile(r";+-+8<-+")
TAB = 4
DEEPEST, MOST_LINES = 10, 100_000


@dataclass(frozen=True, slots=True)
class Line:
    """One line of an expanded page, and where it was written.

    `path` (from the site's root) and `number` name the file that holds it.
    `key` is the include it came with, None where the page itself holds it. `at`
    is the line of the page that shows it: of the outermost include, or `number`.
    """

    text: str
    path: str
    number: int
    key: str | None
    at: int

    def fault(self, what: str, remedy: str) -> Fault:
        return Fault(self.path, self.number, what, remedy)


def read_lines(path: Path) -> list[str]:
    """The lines of a text file without their ends; a last line end ends the file.

    Raises NotText.
    """
    return _lines(read_text(path))


def _lines(text: str) -> list[str]:
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    return lines


def expand(site: Site, path: Path) -> tuple[list[Line], list[Fault]]:
    """Read a page and put every included file in its place.

    Returns the lines and everything that is wrong with the includes; an include
    that is wrong expands to nothing.
    """
    where = site.relative(path)
    if elsewhere := wrong_link(site, path, site.docs):
        return [], [elsewhere]
    texts, faults = _read(site, path)
    lines = [Line(t, where, n, None, n) for n, t in enumerate(texts, start=1)]
    expansion = _Expansion(site)
    found = expansion.expand(lines, (path.resolve(),))
    return found, faults + expansion.faults


def _read(site: Site, path: Path) -> tuple[list[str], list[Fault]]:
    """The lines of a file, as far as they can be read, and what is wrong with it."""
    try:
        return read_lines(path), []
    except NotText as error:
        return _lines(error.text), [error.fault(site.relative(path))]


def joined(lines: Sequence[Line]) -> str:
    """The text of lines, each with its line end."""
    return "".join(f"{line.text}\n" for line in lines)


class _Expansion:
    """One page being expanded; `faults` are those found so far.

    What is included again and again is stopped: files can name each other so that
    a few lines read as millions.
    """

    def __init__(self, site: Site) -> None:
        self.faults: list[Fault] = []
        self._site = site
        self._count = 0

    def expand(self, lines: Sequence[Line], open_files: tuple[Path, ...]) -> list[Line]:
        """The lines with every include in its place; `open_files` are around them."""
        expanded: list[Line] = []
        for line in lines:
            if "8<-" not in line.text:
                expanded.append(line)
                continue
            match = INCLUDE.match(line.text)
            if match:
                expanded += self._included(line, match, open_files)
                continue
            wrong = _looks_like_an_include(line)
            self.faults += wrong
            if not wrong:
                expanded.append(line)
        return expanded

    def _included(
        self, line: Line, match: re.Match[str], open_files: tuple[Path, ...]
    ) -> list[Line]:
        key = match["key"].strip()
        found = _find(self._site, line, key)
        if isinstance(found, Fault):
            self.faults.append(found)
            return []
        if self._count > MOST_LINES:
            return []  # said once
        real = found.resolve()
        texts, unreadable = _read(self._site, found)
        self._count += len(texts)
        refused = _refused(line, key, real in open_files, len(open_files), self._count)
        if refused:
            self.faults.append(refused)
            return []
        self.faults += unreadable
        where = self._site.relative(found)
        inner = [Line(t, where, n, key, line.at) for n, t in enumerate(texts, start=1)]
        lines = self.expand(inner, (*open_files, real))
        space = match["space"].expandtabs(TAB)
        return [replace(part, text=_indented(space, part.text)) for part in lines]


def _refused(
    line: Line, key: str, is_open: bool, depth: int, count: int
) -> Fault | None:
    """Why a file is not put in its place, though it can be read."""
    if is_open:
        return line.fault(
            f"includes {key}, which includes this file", "break the circle"
        )
    if depth > DEEPEST:
        return line.fault(
            f"includes {key} as the {depth}th file in a row", "include it directly"
        )
    if count > MOST_LINES:
        return line.fault(
            f"includes {key}, which brings the page over {MOST_LINES:,} included lines",
            "show less",
        )
    return None


def _looks_like_an_include(line: Line) -> list[Fault]:
    if BLOCK.match(line.text) or (
        SECTION.search(line.text) and not ESCAPED.search(line.text)
    ):
        return [
            line.fault(
                "marks a section or a block of includes",
                'show the whole file with `--8<-- "path"`',
            )
        ]
    if LOOKS_LIKE_ONE.match(line.text):
        return [
            line.fault(
                "looks like an include and would be shown as it stands",
                'write `--8<-- "path"` alone on its line, or `;--8<--` to show it',
            )
        ]
    return []


def _indented(space: str, text: str) -> str:
    return space + text if text else text


def _find(site: Site, line: Line, key: str) -> Path | Fault:
    """The file that an include means, or what is wrong with it."""
    if ":" in key:
        return line.fault(f"includes a part of a file ({key})", "show the whole file")
    pure = PurePosixPath(key)
    if pure.is_absolute() or ".." in pure.parts or "\\" in key or not pure.parts:
        return line.fault(
            f"includes a path that climbs out ({key})", "write it from snippets/ down"
        )
    for base, path in _candidates(site, pure):
        try:
            is_file = path.is_file()
        except OSError:
            is_file = False
        if not is_file:
            continue
        return wrong_link(site, path, base) or path
    return line.fault(
        f"includes {key}, which does not exist",
        "correct the path (from snippets/ down), or run `make update` if it is an "
        "output that was not made yet",
    )


def _candidates(site: Site, pure: PurePosixPath) -> list[tuple[Path, Path]]:
    """Where an include may lie, each with the folder that it must not leave."""
    places = [(site.snippets, site.snippets / pure)]
    if pure.parts[0] == "generated":
        rest = PurePosixPath(*pure.parts[1:])
        places.append((site.generated, site.generated / rest))
    return places
