"""Keep the search index whole when only some pages were built again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from torchproof.files import write_if_changed


def read_index(site_folder: Path) -> dict[str, Any]:
    """The index that a build wrote; empty when there is none."""
    try:
        data: dict[str, Any] = json.loads(_path(site_folder).read_text())
    except (OSError, ValueError):
        return {"docs": []}
    return data


def merge_index(site_folder: Path, before: dict[str, Any], rebuilt: set[str]) -> None:
    """Put back the entries of every page but those `rebuilt` (by their URL).

    A build of saved pages alone writes an index of nothing else; the theme's own
    merge forgets all pages when the home page is saved.
    """
    after = read_index(site_folder)
    new = [entry for entry in after["docs"] if _page_of(entry) in rebuilt]
    kept = [entry for entry in before["docs"] if _page_of(entry) not in rebuilt]
    merged = {**after, "docs": kept + new}
    text = json.dumps(merged, separators=(",", ":"))
    write_if_changed(_path(site_folder), text.encode())


def _page_of(entry: dict[str, Any]) -> str:
    location: str = entry["location"]
    return location.partition("#")[0]


def _path(site_folder: Path) -> Path:
    return site_folder / "search" / "search_index.json"
