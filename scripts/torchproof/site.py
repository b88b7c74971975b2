"""Where the parts of a site lie."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Site:
    """A checkout: `root` holds mkdocs.yml, docs/ and snippets/."""

    root: Path

    @property
    def docs(self) -> Path:
        return self.root / "docs"

    @property
    def snippets(self) -> Path:
        return self.root / "snippets"

    @property
    def recordings(self) -> Path:
        return self.snippets / "recordings.toml"

    @property
    def stability(self) -> Path:
        """What `make stability` found, committed."""
        return self.snippets / "stability.toml"

    @property
    def releases(self) -> Path:
        """What other releases of torch print."""
        return self.snippets / "releases.toml"

    @property
    def config(self) -> Path:
        return self.root / "mkdocs.yml"

    @property
    def cache(self) -> Path:
        """What commands keep between runs; never committed."""
        return self.root / ".cache"

    @property
    def generated(self) -> Path:
        """Markdown that the build writes and pages include."""
        return self.cache / "generated"

    @property
    def executed_labs(self) -> Path:
        """Notebooks of labs, executed; nothing watches them."""
        return self.cache / "labs"

    @property
    def stage(self) -> Path:
        """The pages as the site generator gets them: includes expanded."""
        return self.cache / "stage"

    def relative(self, path: Path) -> str:
        """`path` as faults name it: from the root, with forward slashes."""
        return path.relative_to(self.root).as_posix()

    def pages(self) -> list[Path]:
        """Every Markdown page, sorted."""
        return sorted(self.docs.rglob("*.md"))


def this_site() -> Site:
    """The checkout that these scripts stand in."""
    return Site(Path(__file__).resolve().parents[2])
