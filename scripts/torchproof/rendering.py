"""The served copy of the site: rendered whole once, then only what was staged anew.

MkDocs' own `--dirty` build forgets the other pages in the search index and in the
navigation; here the pages, navigation and index of the last whole build are kept,
and the pages that changed are rendered into them.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

from mkdocs.commands.build import _build_page, _populate_page
from mkdocs.plugins import BasePlugin

from torchproof.files import write_if_changed
from torchproof.generator import (
    SiteBuildFailed,
    build_into,
    load_configuration,
    messages_of_mkdocs,
)
from torchproof.site import Site
from torchproof.watched import Looked, differences, look


class _Keeper(BasePlugin):  # type: ignore[misc]
    """Keeps the parts of a whole build that rendering a page again needs."""

    def on_env(self, env: Any, *, config: Any, files: Any) -> None:
        self.env, self.files = env, files

    def on_nav(self, nav: Any, *, config: Any, files: Any) -> None:
        self.nav = nav


class ServedSite:
    """The rendered site; `folder` is where it lies now, whole at any time."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._root = site.cache / "serve"
        shutil.rmtree(self._root, ignore_errors=True)
        self.folder = self._before = self._root / "0"
        self._count = 0
        self._config: Any = None
        self._keeper = _Keeper()
        self._settings: Looked = {}
        self._staged: Looked = {}

    def update(self) -> tuple[str, list[str]]:
        """Render what was staged anew; returns what it was and what MkDocs warns of.

        Raises SiteBuildFailed; what was served before is then served still, and the
        next call tries again.
        """
        staged = look([self._site.stage])
        settings = look([self._site.config])
        changed = differences(self._staged, staged)
        if self._config is None or settings != self._settings:
            return self._render_all(staged, settings)
        if not changed:
            return "", []
        if self._staged.keys() != staged.keys():
            return self._render_all(staged, settings)
        names = sorted(self._name(path) for path in changed)
        titles = self._titles()
        with messages_of_mkdocs() as messages:
            self._render(names)
        if self._titles() != titles:
            # Every page names it in its navigation.
            return self._render_all(staged, settings)
        self._staged = staged
        pages = [f"docs/{name}" for name in names if name.endswith(".md")]
        return ", ".join(pages) or ", ".join(names), messages

    def _render_all(self, staged: Looked, settings: Looked) -> tuple[str, list[str]]:
        """Build beside what is served, then serve that."""
        self._config, keeper = None, _Keeper()
        fresh = self._root / str(self._count + 1)
        shutil.rmtree(fresh, ignore_errors=True)
        config = self._configuration(fresh)
        config.plugins["torchproof"] = keeper
        warnings: list[str] = []
        try:
            build_into(config)
        except SiteBuildFailed as failed:
            if not failed.is_whole:
                raise
            warnings = str(failed).splitlines()
        # The one before may still be read from.
        shutil.rmtree(self._before, ignore_errors=True)
        self._before, self.folder = self.folder, fresh
        self._count += 1
        self._config, self._keeper = config, keeper
        self._staged, self._settings = staged, settings
        count = len(keeper.files.documentation_pages())
        return f"all {count} page{'s' * (count != 1)}", warnings

    def _configuration(self, target: Path) -> Any:
        config = load_configuration(self._site, target)
        config.strict = False
        return config

    def _render(self, names: list[str]) -> None:
        """Write again what becomes of the staged files `names`."""
        config, keeper = self._config, self._keeper
        found = [keeper.files.get_file_from_path(name) for name in names]
        files = [file for file in found if file and file.inclusion.is_included()]
        pages = [file.page for file in files if file.page is not None]
        for page in pages:
            _populate_page(page, config, keeper.files)
        for file in files:
            if file.page is None:
                write_if_changed(Path(file.abs_dest_path), file.content_bytes)
        shown = keeper.files.documentation_pages()
        if pages:
            self._forget_in_search({page.url for page in pages})
        for page in pages:
            _build_page(page, config, shown, keeper.nav, keeper.env)
            page.validate_anchor_links(
                files=keeper.files, log_level=config.validation.links.anchors
            )
        if pages:
            config.plugins.on_post_build(config=config)

    def _forget_in_search(self, urls: set[str]) -> None:
        """Take pages out of the search index; rendering puts them in again."""
        for name in ("search", "material/search"):
            plugin = self._config.plugins.get(name)
            if plugin is not None:
                index = plugin.search_index
                index.entries = [
                    entry
                    for entry in index.entries
                    if entry["location"].partition("#")[0] not in urls
                ]

    def _titles(self) -> list[str | None]:
        return [file.page.title for file in self._keeper.files.documentation_pages()]

    def _name(self, path: str) -> str:
        return Path(path).relative_to(self._site.stage).as_posix()
