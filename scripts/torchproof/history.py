"""When each page last changed: one `git log` for all of them."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable

from torchproof.page import Page
from torchproof.site import Site


def last_changes(site: Site, pages: Iterable[Page]) -> dict[str, str]:
    """The day (ISO) on which each page, or a file that it shows, was last committed.

    A page that git does not know is left out; without git, every page is.
    """
    dates = _file_dates(site)
    changed: dict[str, str] = {}
    for page in pages:
        files = {page.path} | {
            f"snippets/{line.key}"
            for line in page.lines
            if line.key and not line.key.startswith("generated/")
        }
        known = [dates[file] for file in files if file in dates]
        if known:
            changed[page.path] = max(known)
    return changed


def _file_dates(site: Site) -> dict[str, str]:
    command = ["git", "-C", str(site.root), "-c", "core.quotePath=false", "log",
               "--format=%x01%cs", "--name-only", "--no-renames", "--relative",
               "--", "docs", "snippets"]  # fmt: skip
    try:
        result = subprocess.run(command, capture_output=True, text=True, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return {}
    dates: dict[str, str] = {}
    day = ""
    for line in result.stdout.splitlines():
        if line.startswith("\x01"):
            day = line[1:]
        elif line:
            dates.setdefault(line, day)
    return dates
