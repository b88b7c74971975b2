"""What pages say of other releases of torch: a sentence each, and the table."""

from __future__ import annotations

from collections.abc import Mapping

from torchproof import recording
from torchproof.page import Page
from torchproof.releases import PageResult, Release, Releases, digest, programs_of
from torchproof.site import Site
from torchproof.snippet import Snippet
from torchproof.upgrade_classes import Kind

TABLE_PAGE = "docs/how-this-site-stays-true.md"
ANCHOR = "other-releases-of-pytorch"


def page_sentence(
    site: Site, releases: Releases, page: Page, snippets: Mapping[str, Snippet]
) -> str | None:
    """How a page's outputs compare with what other releases print, linked.

    Nothing is said of a release whose programs or outputs were not today's, nor of
    the release that the page is proven with.
    """
    now = digest(site, programs_of(page, snippets))
    results = {
        version: release.pages[page.path]
        for version, release in releases.items()
        if version != recording.torch_version()
        and page.path in release.pages
        and release.pages[page.path].sha256 == now
        and release.pages[page.path].compared
    }
    if not results:
        return None
    alike = [version for version, result in results.items() if not result.differ]
    parts: list[str] = []
    if alike:
        most = max(results[version].compared for version in alike)
        parts.append(f"the same {_outputs(most)} on torch {_and(alike)}")
    parts += [
        f"{_differing(result)} on torch {version}"
        for version, result in results.items()
        if result.differ
    ]
    said = "; ".join(parts)
    way = "../" * (page.path.count("/") - 1) + TABLE_PAGE.removeprefix("docs/")
    return f"[{said[0].upper()}{said[1:]}]({way}#{ANCHOR})"


def _outputs(count: int) -> str:
    return f"{count} output{'s' * (count != 1)}"


def _differing(result: PageResult) -> str:
    count = len(result.differ)
    return f"{count} of {_outputs(result.compared)} differ{'s' * (count == 1)}"


def _and(names: list[str]) -> str:
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last


def table(site: Site, releases: Releases) -> str:
    """Markdown: how many outputs each release prints alike, and which it doesn't."""
    if not releases:
        return "No other release has been tried yet.\n"
    lines = [
        "| torch | built for | compared | same | differ | not run | tried on |",
        "|---|---|---|---|---|---|---|",
        *(_row(version, release) for version, release in releases.items()),
        "",
    ]
    for version, release in releases.items():
        if release.relaxed:
            lines += [f"torch {version} needs {', '.join(release.relaxed)}.", ""]
    differing = _differences(releases)
    if differing:
        heads = " | ".join(f"on torch {version}" for version in releases)
        lines += [f"| page | program | {heads} |", "|---|---|" + "---|" * len(releases)]
        lines += [
            f"| [{_title(site, path)}]({path.removeprefix('docs/')}) | "
            f"`{key.rpartition('/')[2]}` | {' | '.join(kinds)} |"
            for (path, key), kinds in differing.items()
        ]
    return "\n".join(lines).rstrip("\n") + "\n"


def _row(version: str, release: Release) -> str:
    differ = release.count(*(kind for kind in Kind if kind.differs))
    same = release.count(Kind.SAME, Kind.MOVED)
    return (
        f"| {version} | {release.build}, Python {release.python} | {same + differ} | "
        f"{same} | {differ} | {release.count(Kind.NOT_RUN)} | {release.date} |"
    )


def _differences(releases: Releases) -> dict[tuple[str, str], list[str]]:
    """By page and snippet, the class on each release."""
    keys = sorted(
        {
            (path, key)
            for release in releases.values()
            for path, page in release.pages.items()
            for key in page.differ
        }
    )
    return {
        (path, key): [_class(releases, version, path, key) for version in releases]
        for path, key in keys
    }


def _class(releases: Releases, version: str, path: str, key: str) -> str:
    """The class on one release; "same" only where the page was as it was elsewhere."""
    page = releases[version].pages.get(path)
    if page is None:
        return "not tried"
    if key in page.not_run:
        return str(Kind.NOT_RUN)
    if key in page.differ:
        return page.differ[key]
    named = (other.pages.get(path) for other in releases.values())
    states = {other.sha256 for other in named if other and key in other.differ}
    return str(Kind.SAME) if page.sha256 in states else "not tried"


def _title(site: Site, path: str) -> str:
    page = site.root / path
    if page.exists():
        for line in page.read_text().splitlines():
            if line.startswith("title:"):
                return line.partition(":")[2].strip().strip("\"'")
    return path
