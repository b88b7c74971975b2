"""Serve the site while it is written: a save shows in the browser by itself."""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Sequence
from pathlib import Path

from torchproof.command import only_one, report, stopped_by
from torchproof.generator import SiteBuildFailed
from torchproof.labs import LabStore
from torchproof.pipeline import Prepared, prepare
from torchproof.reloading import ReloadingServer
from torchproof.remembered import RememberedPages, RememberingRunner
from torchproof.rendering import ServedSite
from torchproof.site import Site
from torchproof.watched import Looked, differences, is_passing, look, mark

SCRIPTS = Path(__file__).resolve().parents[1]


class LiveSite:
    """The site being written: `prepare` looks what was saved, `render` shows it."""

    def __init__(self, site: Site, runner: RememberingRunner) -> None:
        self._site = site
        self._runner = runner
        self._served = ServedSite(site)
        self._pages = RememberedPages()
        self._labs: LabStore | None = None
        self._seen: Looked = {}
        self._prepared: Prepared | None = None
        self._wrong: list[str] = []
        self._start = 0.0

    @property
    def folder(self) -> Path:
        return self._served.folder

    def wrong(self) -> Sequence[str]:
        """What is wrong with the site as it was last saved."""
        return self._wrong

    def prepare(self) -> bool:
        """Run what changed, check and stage; whether there was anything to do.

        What this writes itself, the outputs of snippets, is nothing new.
        """
        self._start = time.monotonic()
        with only_one(self._site):
            seen = self._look()
            saved = bool(differences(self._seen, seen))
            if not saved and not self.is_unfinished():
                return False
            self._labs = self._labs or LabStore(self._site)
            try:
                self._prepared = prepare(
                    self._site,
                    self._runner,
                    write=True,
                    labs=self._labs,
                    # First what was saved shows, then what takes a minute.
                    run_labs=not saved,
                    load=self._pages.load,
                    dates=self._pages.last_changes,
                )
            except OSError as error:
                self._prepared = None
                self._wrong = [stopped_by(error)]
                print(self._wrong[0], file=sys.stderr)
            except Exception as error:
                self._failed(error)
            else:
                for name in self._prepared.upkeep.changed:
                    mark(seen, str(self._site.root / name))
            self._seen = seen
        return True

    def is_unfinished(self) -> bool:
        """Whether labs wait to be run, once what was saved is shown."""
        return self._prepared is not None and bool(self._prepared.labs.waiting)

    def _look(self) -> Looked:
        return look([self._site.config, self._site.docs, self._site.snippets])

    def _failed(self, error: Exception) -> None:
        """Something that no check expected: said, and serving goes on."""
        self._prepared = None
        traceback.print_exception(error)
        self._wrong = [
            f"{type(error).__name__}: {error}; the terminal shows where, and the "
            "pages are as they were before"
        ]

    def render(self) -> None:
        """Render what differs, and say in the terminal what was done."""
        prepared = self._prepared
        if prepared is None:
            return
        warnings: list[str] = []
        try:
            rendered, warnings = self._served.update()
        except SiteBuildFailed as failed:
            rendered, warnings = "rendered nothing", str(failed).splitlines()
        except Exception as error:
            self._failed(error)
            return
        faults = sorted(set(prepared.faults))
        if faults:
            report(faults)
        for line in warnings:
            print(line, file=sys.stderr)
        # What MkDocs warns of, the faults mostly say too, with file and line.
        self._wrong = [str(fault) for fault in faults] or warnings
        self._say(prepared, rendered)

    def _say(self, prepared: Prepared, rendered: str) -> None:
        ran = [key for key in prepared.upkeep.ran if key not in self._runner.repeated]
        ran += prepared.labs.ran
        shown = ", ".join(ran[:3])
        more = f" and {len(ran) - 3} more" if len(ran) > 3 else ""
        print(
            f"{time.strftime('%H:%M:%S')} {rendered or 'nothing new to show'} in "
            f"{time.monotonic() - self._start:.2f} s"
            + (f"; ran {shown}{more}" if ran else ""),
            flush=True,
        )


def serve(site: Site, host: str, port: int) -> None:
    """Build, serve on `host`:`port`, and rebuild on every save until Ctrl-C.

    Port 0 takes a free one.
    """
    runner = RememberingRunner(site)
    with runner:
        live = LiveSite(site, runner)
        try:
            server = ReloadingServer(live, host, port)
        except OSError as error:
            sys.exit(
                f"{host}:{port} can't be served on ({error.strerror}): end what uses "
                f"it, or name another with `make serve ADDRESS=127.0.0.1:{port + 1}`"
            )
        runner.warm_up()
        _watch(site, server)
        try:
            live.prepare()
            live.render()
            if live.is_unfinished():
                server.wake()
            print(f"Torchproof is at {server.url} (Ctrl-C ends it)", flush=True)
            server.run()
        except KeyboardInterrupt:
            print("stopped", file=sys.stderr)
        finally:
            server.close()


def _watch(site: Site, server: ReloadingServer) -> None:
    def saved(path: str) -> None:
        if not is_passing(Path(path).name):
            server.wake()

    def settings_saved(path: str) -> None:
        if Path(path) == site.config:
            server.wake()

    told: set[str] = set()

    def script_saved(path: str) -> None:
        name = Path(path).name
        if name.endswith(".py") and not is_passing(name) and path not in told:
            told.add(path)
            print(
                f"{Path(path).relative_to(SCRIPTS.parent)} was saved: end serve with "
                "Ctrl-C and start it again to use it",
                flush=True,
            )

    for folder in (site.docs, site.snippets):
        server.watch_files(str(folder), saved)
    server.watch_files(str(site.root), settings_saved, recursive=False)
    server.watch_files(str(SCRIPTS), script_saved)
    server.observer.start()
