"""Serve the site while it is written: a save shows in the browser by itself."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import watchdog.events
import watchdog.observers
from mkdocs.livereload import LiveReloadServer

from torchproof.command import only_one, report
from torchproof.generator import SiteBuildFailed, build_into, load_configuration
from torchproof.pipeline import Prepared, prepare
from torchproof.runner import Runner
from torchproof.search_index import merge_index, read_index
from torchproof.site import Site

CHANGES = ("created", "modified", "deleted", "moved")


class LiveSite:
    """The site being written: `rebuild` brings the served copy up to date."""

    def __init__(self, site: Site, runner: Runner) -> None:
        self._site = site
        self._runner = runner
        self.folder = site.cache / "serve"
        self._config: Any = None
        self._settings = 0
        self._pages: set[str] = set()
        self._written: dict[str, int] = {}

    def rebuild(self) -> None:
        """Run what changed, stage, and render the pages that differ."""
        start = time.monotonic()
        with only_one(self._site):
            prepared = prepare(self._site, self._runner, write=True)
            self._note_written(prepared.upkeep.changed)
            if prepared.faults:
                report(prepared.faults)
            try:
                rendered = self._render(prepared)
            except SiteBuildFailed as failed:
                print(failed, file=sys.stderr)
                rendered = "what could be rendered"
        ran = ", ".join(prepared.upkeep.ran[:3])
        more = len(prepared.upkeep.ran) - 3
        print(
            f"{time.strftime('%H:%M:%S')} {rendered} in {time.monotonic() - start:.2f} s"
            + (f"; ran {ran}" if ran else "")
            + (f" and {more} more" if more > 0 else ""),
            flush=True,
        )

    def _render(self, prepared: Prepared) -> str:
        """Build all, or only the pages whose staged text differs."""
        pages = {page.path for page in prepared.pages}
        settings = self._site.config.stat().st_mtime_ns
        if self._config is None or pages != self._pages or settings != self._settings:
            self._config = load_configuration(self._site, self.folder)
            self._config.strict = False
            self._settings = settings
            self._pages = pages
            build_into(self._config)
            return f"all {len(pages)} pages"
        if not prepared.staged:
            return "nothing new"
        before = read_index(self.folder)
        build_into(self._config, dirty=True)
        changed = [page for page in prepared.staged if page in pages]
        merge_index(self.folder, before, {_address(page) for page in changed})
        return ", ".join(changed) or f"{len(prepared.staged)} files"

    def _note_written(self, paths: list[str]) -> None:
        for name in paths:
            path = self._site.root / name
            self._written[str(path)] = path.stat().st_mtime_ns

    def is_ours(self, path: str) -> bool:
        """Whether a change of `path` is what `rebuild` itself wrote last."""
        try:
            return self._written.get(path) == Path(path).stat().st_mtime_ns
        except OSError:
            return False


def _address(page: str) -> str:
    """The URL of a page, from the site's root, as the search index names it."""
    name = page.removeprefix("docs/").removesuffix(".md")
    if name == "index" or name.endswith("/index"):
        return name.removesuffix("index")
    return name + "/"


class Server(LiveReloadServer):  # type: ignore[misc]
    """MkDocs' reloading server, told by the system at once of what was saved."""

    def __init__(
        self, builder: Callable[[], None], host: str, port: int, root: str,
        is_ours: Callable[[str], bool],
    ) -> None:  # fmt: skip
        super().__init__(builder, host, port, root)
        self.observer = watchdog.observers.Observer()
        self.build_delay = 0.03
        self._is_ours = is_ours

    def watch(self, path: str, func: None = None, *, recursive: bool = True) -> None:
        """Rebuild when a file below `path` is saved, moved or deleted."""
        handler = watchdog.events.FileSystemEventHandler()
        handler.on_any_event = self._saved  # type: ignore[method-assign]
        self._watched_paths[path] = 1
        self.observer.schedule(handler, path, recursive=recursive)

    def _saved(self, event: watchdog.events.FileSystemEvent) -> None:
        if event.is_directory or event.event_type not in CHANGES:
            return
        path = os.fsdecode(event.dest_path or event.src_path)
        name = path.rpartition("/")[2]
        if name.startswith(".") or name.endswith(("~", ".pyc", ".swp", ".tmp")):
            return
        if self._is_ours(path):
            return
        with self._rebuild_cond:
            self._want_rebuild = True
            self._rebuild_cond.notify_all()


def serve(site: Site, host: str, port: int) -> None:
    """Build, serve on `host`:`port`, and rebuild on every save until Ctrl-C."""
    with Runner(site.cache) as runner:
        runner.warm_up()
        live = LiveSite(site, runner)
        live.rebuild()
        server = Server(live.rebuild, host, port, str(live.folder), live.is_ours)

        def not_found(code: int) -> bytes | None:
            page = live.folder / f"{code}.html"
            return page.read_bytes() if page.exists() else None

        server.error_handler = not_found
        for folder in (site.docs, site.snippets):
            server.watch(str(folder))
        server.watch(str(site.root), recursive=False)
        print(f"Torchproof is at {server.url} (Ctrl-C ends it)", flush=True)
        try:
            server.serve()
        finally:
            server.shutdown()
