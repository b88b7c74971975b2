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
        return True  # links in a circle


def leading_out(site: Site, path: Path, base: Path) -> Fault:
    """The fault of a link that leads out of `base`, one of docs/ and snippets/."""
    out = f"is a link out of {site.relative(base)}/"
    return Fault(site.relative(path), 1, out, "copy the file here")


def wrong_links(site: Site) -> Iterator[Fault]:
    """Every link that leads out, and every one to nothing."""
    for base in (site.docs, site.snippets):
        for path in sorted(base.rglob("*")):
            if not path.is_symlink():
                continue
            if leads_out(path, base):
                yield leading_out(site, path, base)
            elif not path.exists():
                yield Fault(site.relative(path), 1, "is a link to nothing", "delete it")
