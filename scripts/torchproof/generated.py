"""Markdown that the build writes for pages to include: counts, the index, tables."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence

from torchproof import recording, release_notes, releases
from torchproof.faults import Fault
from torchproof.files import write_if_changed
from torchproof.site import Site
from torchproof.snippet import Snippet


def write_generated(site: Site, snippets: Sequence[Snippet]) -> list[Fault]:
    """Write every generated include; return what is wrong with their data."""
    write_if_changed(site.generated / "counts.md", counts(site, snippets).encode())
    tried, _ = releases.load(site)
    others = release_notes.table(site, tried)
    write_if_changed(site.generated / "releases.md", others.encode())
    index, faults = topics(site)
    write_if_changed(site.generated / "topics.md", index.encode())
    return faults


def counts(site: Site, snippets: Sequence[Snippet]) -> str:
    """One paragraph: how much is proven, and with which torch.

    Lines that need a GPU, and measured ones, are kept and not counted as proven.
    """
    proven = [
        s for s in snippets if not s.directives.needs and not s.directives.measured
    ]
    lines = 0
    for snippet in proven:
        path = site.snippets / snippet.output_key
        if path.exists():
            lines += len(path.read_text(errors="replace").splitlines()) - 1
    measured = sum(1 for s in snippets if s.directives.measured)
    gpu = sum(1 for s in snippets if s.directives.needs)
    return (
        f"**{len(snippets)} programs**, of which {len(proven)} print the same "
        f"**{lines} lines of output** on every run, {measured} measure and assert "
        f"what they claim, and {gpu} need a GPU. Proven with "
        f"**torch {recording.torch_version()}** on "
        f"Python {recording.python_version()}.\n"
        "{ .tp-counts }\n"
    )


def topics(site: Site) -> tuple[str, list[Fault]]:
    """The index of all topics by section, from docs/topics.toml."""
    path = site.docs / "topics.toml"
    if not path.exists():
        return "", []
    try:
        data = tomllib.loads(path.read_text())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        return "", [Fault(site.relative(path), 1, f"is no TOML ({error})", "mend it")]
    parts: list[str] = []
    written: set[str] = set()
    for section in data.get("sections", []):
        parts += [f"## {section['title']}", "", section["line"], ""]
        for slug, title, line in section["topics"]:
            page = f"{section['folder']}/{slug}.md"
            if (site.docs / page).exists():
                written.add(page)
                parts += [f"[{title}]({page})", f":   {line}", ""]
            else:
                parts += [f"{title} · *not written yet*", f":   {line}", ""]
    folders = {section["folder"] for section in data.get("sections", [])}
    unlisted = [
        page.relative_to(site.docs).as_posix()
        for page in site.pages()
        if page.parent.name in folders
        and page.relative_to(site.docs).as_posix() not in written
    ]
    return "\n".join(parts), [
        Fault(site.relative(path), 1, f"does not list {page}", "add its topic")
        for page in unlisted
    ]
