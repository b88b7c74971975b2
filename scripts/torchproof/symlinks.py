"""Links in docs/ and snippets/ that lead out: nothing behind them is read or shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from torchproof.faults import Fault
from torchproof.site import Site


def leads_out(path: Path, base: Path) -> bool:
    """Whether `path`, followed through every link, is not below `base` any more."""
    try:
        return not path.resolve().is_relative_to(base.resolve())
    except (OSError, RuntimeError):
        return False  # links in a circle lead nowhere


def wrong_link(site: Site, path: Path, base: Path) -> Fault | None:
    """The fault of a file that seems to lie below `base` and lies elsewhere."""
    where = site.relative(path)
    if leads_out(path, base):
        out = f"is a link out of {site.relative(base)}/"
        return Fault(where, 1, out, "copy the file here")
    if path.is_symlink() and not path.exists():
        return Fault(where, 1, "is a link to nothing", "delete it")
    return None


def wrong_links(site: Site) -> Iterator[Fault]:
    """Every link that leads out, and every one to nothing."""
    for base in (site.docs, site.snippets):
        for path in sorted(base.rglob("*")):
            if path.is_symlink() and (fault := wrong_link(site, path, base)):
                yield fault
