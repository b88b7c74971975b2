"""A server that reloads open pages, and says on each of them what is wrong."""

from __future__ import annotations

import html
import logging
import threading
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

import watchdog.events
import watchdog.observers
from mkdocs.livereload import LiveReloadServer

SHOWN = 20
BANNER = (
    '<div id="torchproof-faults" role="alert" style="position:fixed;z-index:9;'
    "bottom:0;left:0;right:0;max-height:40vh;overflow:auto;padding:.6rem 1rem;"
    "background:#7a0b1b;color:#fff;font:14px/1.45 monospace;"
    'white-space:pre-wrap"><strong>{title}</strong>\n{lines}</div>'
)
EVENTS = [
    watchdog.events.FileCreatedEvent,
    watchdog.events.FileModifiedEvent,
    watchdog.events.FileDeletedEvent,
    watchdog.events.FileMovedEvent,
    watchdog.events.DirCreatedEvent,
    watchdog.events.DirDeletedEvent,
    watchdog.events.DirMovedEvent,
]
NOTHING_YET = b"<!doctype html><title>Nothing here</title><body><p>%s</p></body>"


class Content(Protocol):
    """What is served. `prepare` looks what was saved, `render` shows it.

    Requests wait during `render`, not during `prepare`, which may run programs. What
    `is_unfinished` is prepared once more, though nothing was saved.
    """

    @property
    def folder(self) -> Any: ...

    def prepare(self) -> bool: ...

    def render(self) -> None: ...

    def is_unfinished(self) -> bool: ...

    def wrong(self) -> Sequence[str]: ...


class ReloadingServer(LiveReloadServer):  # type: ignore[misc]
    """MkDocs' reloading server, told by the system at once of what was saved."""

    _visible_epoch: int

    def __init__(self, content: Content, host: str, port: int) -> None:
        self._content = content
        # A missing page is said in the browser, not in the terminal too.
        logging.getLogger("mkdocs.livereload").setLevel(logging.ERROR)
        super().__init__(lambda: None, host, port, "")
        self.observer = watchdog.observers.Observer()
        self.build_delay = 0.03
        self.error_handler = self._not_found
        self.server_bind()
        self.server_activate()
        # Port 0 is any free one.
        self.url = f"http://{host}:{self.server_address[1]}/"

    @property
    def root(self) -> str:
        return str(self._content.folder)

    @root.setter
    def root(self, value: str) -> None:
        """MkDocs' server sets it once; here it moves with the content."""

    def watch_files(
        self, path: str, saved: Callable[[str], None], recursive: bool = True
    ) -> None:
        """Call `saved` with the path of whatever is saved at or below `path`."""
        handler = watchdog.events.FileSystemEventHandler()

        def on_event(event: watchdog.events.FileSystemEvent) -> None:
            for where in {event.src_path, event.dest_path} - {"", b""}:
                saved(where if isinstance(where, str) else where.decode())

        handler.on_any_event = on_event  # type: ignore[method-assign]
        self._watched_paths[path] = 1
        self.observer.schedule(handler, path, recursive=recursive, event_filter=EVENTS)

    def wake(self) -> None:
        """Something was saved: look."""
        with self._rebuild_cond:
            self._want_rebuild = True
            self._rebuild_cond.notify_all()

    def run(self) -> None:
        """Answer requests, and look after every save, until interrupted."""
        self.serve_thread.start()
        while True:
            with self._rebuild_cond:
                self._rebuild_cond.wait_for(lambda: self._want_rebuild)
                # A save may be several events.
                while self._rebuild_cond.wait(timeout=self.build_delay):
                    pass
                self._want_rebuild = False
            if self._content.prepare():
                self._show()
            if self._content.is_unfinished():
                self.wake()

    def _show(self) -> None:
        with self._epoch_cond:
            self._wanted_epoch = self._visible_epoch + 1
        try:
            self._content.render()
        finally:
            with self._epoch_cond:
                self._visible_epoch = self._wanted_epoch
                self._epoch_cond.notify_all()

    def close(self) -> None:
        """Stop answering and watching."""
        if self.observer.is_alive():
            self.observer.stop()
        if self.serve_thread.is_alive():
            # Not LiveReloadServer's, which would also wait for a build.
            threading.Thread(target=super().shutdown, daemon=True).start()
            self.serve_thread.join(timeout=5)
        self.server_close()

    def _serve_request(self, environ: Any, start_response: Any) -> Any:
        if not environ["PATH_INFO"].startswith("/livereload/"):
            # Before MkDocs' server makes a path of it: rendering may move the folder.
            with self._epoch_cond:
                self._epoch_cond.wait_for(
                    lambda: self._visible_epoch == self._wanted_epoch
                )
        return super()._serve_request(environ, start_response)

    def _not_found(self, code: int) -> bytes:
        try:
            content = (self._content.folder / f"{code}.html").read_bytes()
        except OSError:
            content = NOTHING_YET % str(code).encode()
        # It reloads too: the page may come, or come back.
        injected: bytes = self._inject_js_into_html(content, self._visible_epoch)
        return injected

    def _inject_js_into_html(self, content: bytes, epoch: int) -> bytes:
        wrong = self._content.wrong()
        if wrong:
            at = content.rfind(b"</body>")
            at = len(content) if at < 0 else at
            content = content[:at] + banner(wrong).encode() + content[at:]
        injected: bytes = super()._inject_js_into_html(content, epoch)
        return injected


def banner(wrong: Sequence[str]) -> str:
    """What is wrong, as a bar at the foot of a page."""
    lines: Iterable[str] = wrong[:SHOWN]
    more = len(wrong) - SHOWN
    title = f"{len(wrong)} fault{'s' * (len(wrong) != 1)}"
    text = "\n".join(html.escape(line) for line in lines)
    if more > 0:
        text += f"\nand {more} more, in the terminal"
    return BANNER.format(title=title, lines=text)
