"""TOML files of the site: read, or one fault that says where they are wrong."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from torchproof.faults import Fault
from torchproof.site import Site
from torchproof.texts import NotText, read_text


def read_toml(
    site: Site, path: Path, remedy: str
) -> tuple[dict[str, Any], str, list[Fault]]:
    """The tables of a file, its text, and what is wrong; `remedy` is for bad TOML."""
    where = site.relative(path)
    try:
        text = read_text(path)
    except NotText as error:
        return {}, "", [Fault(where, error.line, error.what, error.remedy)]
    try:
        return tomllib.loads(text), text, []
    except RecursionError:
        return {}, "", [Fault(where, 1, "is no TOML (it nests without end)", remedy)]
    except ValueError as error:
        # An end of the document has no line of its own, nor has a number too long.
        found = re.search(r"at line (\d+)", str(error))
        number = int(found[1]) if found else text.count("\n") + 1
        what = str(error).partition(" (at ")[0].partition(":")[0]
        return {}, "", [Fault(where, number, f"is no TOML ({what})", remedy)]


def line_of(text: str, sought: str) -> int:
    """The line that holds `sought` first, 1 where none does."""
    at = text.find(sought)
    return text.count("\n", 0, at) + 1 if at >= 0 else 1
