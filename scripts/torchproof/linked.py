"""The files that lie beside a snippet when it runs: those that its page links."""

from __future__ import annotations

import os
import re
from pathlib import Path

from torchproof.site import Site

_LINK = re.compile(r"(?<!!)\[[^\]]{0,500}\]\(\s*<?([^)\s>]+)>?[^)]*\)")
OUTPUT_ENDINGS = (".out", ".svg")
_LOOKS_AROUND = re.compile(r"\b(?:glob|rglob|iterdir|listdir|scandir|walk)\b")


def links_to_files(site: Site, page: Path) -> list[Path]:
    """Files below snippets/ that a page's Markdown links, pictures left out."""
    found: list[Path] = []
    root = site.snippets.resolve()
    for target in _LINK.findall(page.read_text(encoding="utf-8", errors="replace")):
        path = Path(os.path.normpath(page.parent / target.partition("#")[0]))
        if path.is_file() and path.resolve().is_relative_to(root):
            found.append(path)
    return found


def files_by_topic(site: Site) -> dict[str, dict[str, Path]]:
    """For each topic folder, the linked data files in it, by name.

    Outputs, pictures and exercises are things to look at, not data of a snippet.
    """
    topics: dict[str, dict[str, Path]] = {}
    for page in site.pages():
        for path in links_to_files(site, page):
            key = path.relative_to(site.snippets)
            if path.name.endswith(OUTPUT_ENDINGS) or "exercises" in key.parts:
                continue
            topics.setdefault(key.parent.as_posix(), {})[path.name] = path
    return topics


def files_beside(
    topics: dict[str, dict[str, Path]], topic: str, name: str
) -> dict[str, Path]:
    """The data files for the snippet `name` of `topic`."""
    return {n: path for n, path in topics.get(topic, {}).items() if n != name}


def read_by(code: str, files: dict[str, Path]) -> list[str]:
    """Names of the files that a program may read, as its text tells: sorted.

    Those whose name, or name without its ending, it holds; all, if it looks around
    in its folder. For a program whose reading nothing traces.
    """
    if _LOOKS_AROUND.search(code):
        return sorted(files)
    return sorted(name for name in files if Path(name).stem in code)
